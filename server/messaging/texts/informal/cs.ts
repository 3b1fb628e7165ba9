import type { OtherTexts } from '../letter-text.ts'

/** Only texts that address the player; the others are those of `../cs.ts`. */
export const cs: OtherTexts = {
  hello: 'Ahoj,',
  'one-time-password': [
    '{code} – jednorázové heslo, {brand}',
    'tvoje jednorázové heslo je {code}.',
    'Platí {minutes} min a jen jednou. Nikomu ho neříkej, ani nám.',
    'Není to od tebe? Pak nemusíš nic dělat.',
  ],
  'password-reset': [
    'Nové heslo, {brand}',
    'nové heslo si nastavíš tady:',
    '{url}',
    'Odkaz platí {minutes} min a jen jednou. Změna hesla tě odhlásí na všech zařízeních.',
    'Žádost není od tebe? Pak nemusíš nic dělat, staré platí dál.',
  ],
  'passkey-changed': [
    'Přístupové klíče k účtu se změnily, {brand}',
    '{how, select, added {k tvému účtu byl přidán přístupový klíč „{name}“. Od teď se jím lze přihlásit.} other {z tvého účtu byl odebrán přístupový klíč „{name}“. Přihlásit se jím už nejde.}}',
    'Nejsi za tím ty? Nastav si nové heslo: tím přestanou platit všechny přístupové klíče. Potom napiš podpoře.',
  ],
  registration: [
    'Dokonči registraci, {brand}',
    'tímto odkazem potvrdíš svůj e-mail a můžeš pokračovat v registraci:',
    '{url}',
    'Platí {hours} h. Registrace není od tebe? Pak nemusíš nic dělat.',
  ],
  'email-code': [
    '{code} – ověření e-mailu, {brand}',
    'kód, kterým ověříš svůj e-mail, je {code}.',
    'Platí {minutes} min a jen jednou. Nikomu ho neříkej, ani nám.',
  ],
  'withdrawal-code': [
    '{code} – kód k výběru, {brand}',
    'potvrď výběr {amount} na účet {account} kódem {code}.',
    'Platí {minutes} min a jen jednou. Nikomu ho neříkej, ani nám.',
    'Výběr není od tebe? Kód nezadávej, změň si heslo a napiš nám.',
  ],
  'bonus-offered': [
    'Nabídka bonusu {amount}, {brand}',
    'nabízíme ti bonus „{name}“: {amount}.',
    'Podmínky si přečteš na svém účtu a bonus přijmeš, jen pokud chceš. Nabídka platí do {until}.',
    'Nechceš od nás nabídky? Vypneš je v nastavení svého účtu.',
  ],
  'bonus-ending': [
    'Bonus {name} brzy skončí, {brand}',
    'z bonusu „{name}“ ti zbývá {left}. Hrát s ním lze do {until}.',
    'Nechceš od nás taková připomenutí? Vypneš je v nastavení svého účtu.',
  ],
  'bonus-converted': [
    'Z bonusu je {amount} ve tvých penězích, {brand}',
    'podmínky bonusu „{name}“ máš splněné. Na tvůj účet jsme připsali {amount}; jsou to tvoje peníze.',
  ],
  'bonus-ended': [
    'Bonus {name} skončil, {brand}',
    'bonus „{name}“ skončil. {how, select, expired {Uplynul jeho čas.} withdrawal {Podle jeho podmínek ho ukončil tvůj výběr.} refund {Vrátil se vklad, za který byl, celý nebo zčásti.} other {Ukončili ho naši pracovníci.}}',
    'Zbývalo z něj {amount}. {how, select, refund {Z tvých vlastních peněz se vrátilo jen to, co z vkladu.} other {Tvých vlastních peněz se to netýká.}} Všechny kroky bonusu vidíš na svém účtu.',
  ],
  'bonus-lowered': [
    'Z bonusu {name} se nám vrátilo {back}, {brand}',
    'z vkladu, za který byl bonus „{name}“, se část vrátila, odkud přišla. S ní se nám vrátilo {back} z bonusu.',
    '{state, select, offered {Nabídka je teď {left}; přijmout ji můžeš dál.} active {Zbývá z něj {left}.} other {Bonus už skončil.}} Všechny kroky bonusu vidíš na svém účtu.',
  ],
  'free-rounds-offered': [
    'Volná kola: {rounds} po {stake}, {brand}',
    'nabízíme ti volná kola. Jejich počet: {rounds}, sázka {stake}.',
    'Hru si vybereš a podmínky přečteš na svém účtu; přijmeš je, jen pokud chceš. Dohrát je lze do {until}.',
    'Nechceš od nás nabídky? Vypneš je v nastavení svého účtu.',
  ],
  'free-rounds-ending': [
    'Zbývají volná kola: {left}, {brand}',
    'zbývají ti volná kola. Jejich počet: {left}. Dohrát je lze do {until}.',
    'Nechceš od nás taková připomenutí? Vypneš je v nastavení svého účtu.',
  ],
  'free-rounds-converted': [
    'Za volná kola {amount}, {brand}',
    'místo volných kol máš {amount}. {to, select, cash {Peníze jsou na tvém účtu.} other {Je to nabídka bonusu; její podmínky si přečteš na svém účtu.}}',
  ],
  'free-rounds-ended': [
    'Volná kola skončila, {brand}',
    'tvoje volná kola skončila. {how, select, expired {Uplynul jejich čas.} withdrawal {Podle jejich podmínek je ukončil tvůj výběr.} other {Ukončili je naši pracovníci.}}',
    'Neodehraných kol: {left}. Tvoje výhry ti zůstávají.',
  ],
  'tournament-prize': [
    '{place}. místo v turnaji {tournament}, {brand}',
    'v turnaji „{tournament}“ máš {place}. místo.',
    '{kind, select, money {Na tvůj účet jsme připsali {amount}.} free-rounds {Připsali jsme ti volná točení do hry {game}. Jejich počet: {rounds}.} other {Nabízíme ti bonus {amount}. Podmínky si přečteš na svém účtu a bonus přijmeš, jen pokud chceš.}}',
  ],
  'tournament-cancelled': [
    'Turnaj {tournament} se ruší, {brand}',
    'turnaj „{tournament}“ s tvou přihláškou jsme zrušili. Ceny se v něm neudělují.',
    'Vstup nic nestál. Výhry z odehraných kol ti zůstávají.',
  ],
  'tournament-removed': [
    'Nejsi už v turnaji {tournament}, {brand}',
    'v pořadí turnaje „{tournament}“ už nejsi.',
    '{because, select, disqualified {Rozhodli o tom pracovníci podpory podle pravidel turnaje.} excluded {Důvodem je pauza nebo vyloučení ze hry, které na tvém účtu začalo.} locked {Důvodem je zablokování tvého účtu.} closed {Důvodem je uzavření tvého účtu.} other {Turnajů se teď účastnit nemůžeš.}}',
    'Ceny, které už máš, ti zůstávají. Máš-li otázku, napiš podpoře.',
  ],
  'document-approved': ['Doklad je ověřený, {brand}', 'tvůj doklad ({document}) jsme ověřili. Nemusíš nic dělat.'],
  'document-rejected': [
    'Doklad pošli prosím znovu, {brand}',
    'doklad ({document}) jsme nepřijali.',
    '{message}',
    'Znovu ho pošli v účtu.',
  ],
  'document-expiring': [
    'Tvému dokladu končí platnost, {brand}',
    'tvůj doklad ({document}) platí do {day}. Nový pošli v účtu včas.',
  ],
  'terms-change': [
    'Od {day} platí nové podmínky, {brand}',
    'od {day} platí nové herní podmínky. Přečti si je předem:',
    '{url}',
    'Od toho dne tě po přihlášení požádáme o jejich přijetí; dokud je nepřijmeš, nejde vkládat ani sázet. Peníze si můžeš vybrat a účet zavřít i bez toho.',
  ],
  'terms-taken-back': [
    'Podmínky od {day} jsme odvolali, {brand}',
    'psali jsme ti, že od {day} platí nové herní podmínky. Odvolali jsme je, nic nemusíš přijímat.',
    'Podmínky, které platí, najdeš tady:',
    '{url}',
  ],
  'migration-begun': [
    'Převod tvého původního účtu, {brand}',
    'někdo začal převádět tvůj původní účet do nového online účtu.',
    'Jsi to ty? Pak nemusíš nic dělat. Nejsi to ty? Napiš nám hned, převod zastavíme.',
  ],
  'migration-approved': [
    'Původní účet je převedený, {brand}',
    'tvůj původní účet je teď součástí tvého online účtu.',
    'Převedené karty: {cards}. Platí pro ně tvůj PIN.',
  ],
  'migration-rejected': [
    'Převod původního účtu, {brand}',
    'původní účet jsme nepřevedli.',
    '{message}',
    'Svůj online účet můžeš používat dál.',
  ],
  'migration-expired': [
    'Převod původního účtu skončil, {brand}',
    'převod původního účtu skončil, protože jsme včas neověřili, že je účet tvůj.',
    'Převod můžeš kdykoli zahájit znovu ve svém účtu.',
  ],
  'export-ready': [
    'Kopie tvých údajů je připravená, {brand}',
    'kopie tvých údajů je připravená. Stáhneš si ji v účtu, na stránce Tvoje údaje. Za {days, plural, one {# den} few {# dny} many {# dne} other {# dní}} ji smažeme.',
    'Žádost není od tebe? Změň si heslo a napiš nám.',
  ],
  'account-prolonged': [
    'Tvůj účet má více času, {brand}',
    'tvůj dočasný účet nyní platí do {until}.',
    'Do té doby dokonči ověření totožnosti; potom už nejde vkládat ani hrát.',
  ],
  'declaration-taken-back': [
    'Tvoje prohlášení jsme vzali zpět, {brand}',
    '{what, select, exposed {tvoje prohlášení, že jsi politicky exponovaná osoba nebo že jí nejsi, už neplatí: bylo učiněno omylem. V účtu je prosím zadej znovu.} other {tvoje prohlášení o sankcích už neplatí: bylo učiněno omylem.}}',
    'Omyl to nebyl? Napiš prosím podpoře.',
  ],
  'account-closed': [
    'Účet je zavřený, {brand}',
    'zavřeli jsme tvůj účet. Přihlásit se do něj už nejde a nic ti nebudeme posílat.',
    '{erases, select, true {Tvoje údaje mažeme. Co nám zákon ukládá uchovat, zamkneme a po lhůtě zničíme.} other {}}',
  ],
  'support-received': [
    'Tvůj dotaz č. {number} máme, {brand}',
    'dotaz č. {number} jsme dostali. Až odpovíme, napíšeme ti. Průběh vidíš po přihlášení na stránce Nápověda.',
  ],
  'support-answered': [
    'Odpověď na dotaz č. {number}, {brand}',
    '{isWhole, select, true {na dotaz č. {number} odpovídáme:} other {na dotaz č. {number} jsme odpověděli. Odpověď si přečteš po přihlášení na stránce Nápověda; tam můžeš psát dál.}}',
    '<known>{text}</known>',
    '{isWhole, select, true {Chceš se zeptat dál? Pošli nám na stránce Nápověda nový dotaz.} other {}}',
  ],
  'money-taken': [
    'Z tvého účtu odešlo {amount} bez karty, {brand}',
    'z tvého účtu jsme<known> v místě „{place}“</known> vydali {amount}. Kartu ani PIN k tomu nikdo nepředložil.',
    'Není to od tebe? Vypni na svém účtu peněženku pro herny a napiš podpoře.',
  ],
  'deposit-arrived': [
    'Vklad {amount} je na účtu, {brand}',
    'tvůj vklad {amount} dorazil a je na tvém herním účtu. Platba má číslo {reference}.',
  ],
  'withdrawal-done': [
    'Výběr {amount} je vyplacený, {brand}',
    'vyplatili jsme ti {amount}<known> ({account})</known>. Výběr má číslo {reference}.',
  ],
  'withdrawal-refused': [
    'Výběr {amount} jsme zamítli, {brand}',
    'výběr {amount} jsme zamítli. Peníze jsou zpátky na tvém herním účtu.',
    'Proč, ti řekne podpora; uveď číslo {reference}.',
  ],
  'withdrawal-returned': [
    'Výběr {amount} se vrátil, {brand}',
    'výběr {amount}<known> ({account})</known> nám banka vrátila. Peníze jsou zpátky na tvém herním účtu.',
    'Zkontroluj, kam peníze posíláme. Výběr měl číslo {reference}.',
  ],
  'withdrawal-confiscated': [
    'Výběr {amount} nevyplatíme, {brand}',
    'výběr {amount} nevyplatíme a peníze na herní účet nevracíme.',
    'Důvod ti řekne podpora; uveď číslo {reference}. Nesouhlasíš? Napiš nám.',
  ],
  'withdrawal-expired': [
    'Výběr {amount} nebyl potvrzen, {brand}',
    'výběr {amount} nemáš včas potvrzený. Peníze jsou zpátky na tvém herním účtu.',
  ],
  'verification-code': '{brand}: overovaci kod {code}, plati {minutes} min. Nikomu ho nerikej.',
}
