# Pořádek: stránka těch, kdo síň vedou.

keep-heading = Pořádek v síni
keep-strangers = Tuto stránku vidí jen ti, kdo síň vedou. Na počítači síně sem hosta pustí příkaz greathall admin appoint JMÉNO.
keep-reports = Hlášení
keep-guests = Hosté
keep-tables = Stoly
keep-search = Hledat
keep-none = Nic tu není.
keep-earlier =
    { $count ->
        [one] Ještě { $count } není vidět: použij hledání.
        [few] Ještě { $count } nejsou vidět: použij hledání.
       *[other] Ještě { $count } není vidět: použij hledání.
    }
keep-failed = Nic se nezměnilo: { $reason }
keep-sure = Opravdu?

## Hlášení

keep-report-by = { $by } hlásí: { $name }
keep-report-by-nobody = Někdo, kdo už je zapomenutý, hlásí: { $name }
keep-report-at = { $date }, stůl { $table }
keep-report-said = Co se řeklo
keep-report-done = Co se stalo
keep-report-silence = Nikdo nic neřekl.
keep-settle = Vyřízeno: smazat hlášení
keep-look-up = Najít hosta: { $name }

## Hosté

keep-here = je tady
keep-keeper = vede síň
keep-keepers-own = Ty, kdo síň vedou, lze přejmenovat, odhlásit a zapomenout jen příkazem greathall admin.
keep-about = Co se dá udělat: { $name }
keep-rename = Nové jméno
keep-rename-go = Přejmenovat
keep-link = Odkaz, který vrátí místa
keep-link-why = Pro toho, kdo přišel o svůj prohlížeč. Platí jednou, během jednoho dne: nikomu jinému ho nedávej.
keep-link-go = Vytvořit odkaz
keep-export = Stáhnout, co se o něm uchovává
keep-ban = Odhlásit nadobro
keep-ban-why = Žádný prohlížeč už není tímto hostem; hrají za něj boti. Vrátit se může jen jako někdo nový.
keep-forget = Zapomenout
keep-forget-why = Jméno a místa tohoto hosta zmizí navždy, jako by si o to řekl sám.
keep-done = Hotovo.

## Stoly

keep-table-more = { $status ->
        [open] ještě nezačal
        [playing] hraje se
        [over] dohráno
       *[paused] pozastaveno
    } · poslední změna: { $date } · { $sockets ->
        [one] jedno spojení
        [few] { $sockets } spojení
       *[other] { $sockets } spojení
    }
keep-table-empty = volno
keep-close = Zavřít pro nové
keep-close-why = Není v seznamu, nikdo se nedívá a jeho odkaz neplatí. Kdo tam sedí, hraje dál.
keep-delete = Smazat
keep-delete-why = Stůl a jeho záznam zmizí navždy, i když tam někdo je.
