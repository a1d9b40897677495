// Notifications on my turn: only if the page is secure, the browser allows them, and it is not in sight.

/** Whether this browser could notify at all. */
export const canNotify = (): boolean => window.isSecureContext && "Notification" in window;

/** Ask the browser for leave; whether it was given. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Notify somebody who does not see the page; a click brings it back. */
export function notify(title: string, text: string, tag: string): void {
  if (!canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const note = new Notification(title, { body: text, tag });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
