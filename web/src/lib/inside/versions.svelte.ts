// Versions of a page with the hall inside: the browser keeps one whole, and says when the next is ready.

class Versions {
  /** Whether a newer version waits to be loaded. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;

  /** Have this version kept, and look for a newer one. A browser that cannot keep it plays all the same. */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const had = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (had) location.reload();
    });
    const registration = await navigator.serviceWorker.register("service.js").catch(() => null);
    if (registration === null) return;
    // The browser looks for a newer version by itself, too: it may be on its way already.
    const follow = (): void => registration.installing?.addEventListener("statechange", () => this.look(registration));
    registration.addEventListener("updatefound", follow);
    follow();
    this.look(registration);
  }

  /** Load the newer version: every window of the page starts again, where it was. */
  renew(): void {
    this.waiting?.postMessage("renew");
  }

  private look(registration: ServiceWorkerRegistration): void {
    this.waiting = navigator.serviceWorker.controller === null ? null : registration.waiting;
    this.ready = this.waiting !== null;
  }
}

export const versions = new Versions();
