import type { OtherTexts } from '../letter-text.ts'

/** Only texts that address the player; the others are those of `../sk.ts`. */
export const sk: OtherTexts = {
  hello: 'Ahoj,',
  'one-time-password': [
    '{code} – jednorazové heslo, {brand}',
    'tvoje jednorazové heslo je {code}.',
    'Platí {minutes} min a iba raz. Nikomu ho nehovor, ani nám.',
    'Nie je to od teba? Potom nemusíš nič robiť.',
  ],
  'password-reset': [
    'Nové heslo, {brand}',
    'nové heslo si nastavíš tu:',
    '{url}',
    'Odkaz platí {minutes} min a iba raz. Zmena hesla ťa odhlási na všetkých zariadeniach.',
    'Žiadosť nie je od teba? Potom nemusíš nič robiť, staré platí ďalej.',
  ],
  'passkey-changed': [
    'Prístupové kľúče k účtu sa zmenili, {brand}',
    '{how, select, added {k tvojmu účtu bol pridaný prístupový kľúč „{name}“. Odteraz sa ním možno prihlásiť.} other {z tvojho účtu bol odobraný prístupový kľúč „{name}“. Prihlásiť sa ním už nedá.}}',
    'Nie si za tým ty? Nastav si nové heslo: tým prestanú platiť všetky prístupové kľúče. Potom napíš podpore.',
  ],
  registration: [
    'Dokonči registráciu, {brand}',
    'týmto odkazom potvrdíš svoj e-mail a môžeš pokračovať v registrácii:',
    '{url}',
    'Platí {hours} h. Registrácia nie je od teba? Potom nemusíš nič robiť.',
  ],
  'email-code': [
    '{code} – overenie e-mailu, {brand}',
    'kód, ktorým overíš svoj e-mail, je {code}.',
    'Platí {minutes} min a iba raz. Nikomu ho nehovor, ani nám.',
  ],
  'withdrawal-code': [
    '{code} – kód na výber, {brand}',
    'potvrď výber {amount} na účet {account} kódom {code}.',
    'Platí {minutes} min a iba raz. Nikomu ho nehovor, ani nám.',
    'Výber nie je od teba? Kód nezadávaj, zmeň si heslo a napíš nám.',
  ],
  'bonus-offered': [
    'Ponuka bonusu {amount}, {brand}',
    'ponúkame ti bonus „{name}“: {amount}.',
    'Podmienky si prečítaš na svojom účte a bonus prijmeš, len ak chceš. Ponuka platí do {until}.',
    'Nechceš od nás ponuky? Vypneš ich v nastaveniach svojho účtu.',
  ],
  'bonus-ending': [
    'Bonus {name} sa čoskoro skončí, {brand}',
    'z bonusu „{name}“ ti zostáva {left}. Hrať s ním možno do {until}.',
    'Nechceš od nás také pripomienky? Vypneš ich v nastaveniach svojho účtu.',
  ],
  'bonus-converted': [
    'Z bonusu je {amount} v tvojich peniazoch, {brand}',
    'podmienky bonusu „{name}“ máš splnené. Na tvoj účet sme pripísali {amount}; sú to tvoje peniaze.',
  ],
  'bonus-ended': [
    'Bonus {name} sa skončil, {brand}',
    'bonus „{name}“ sa skončil. {how, select, expired {Uplynul jeho čas.} withdrawal {Podľa jeho podmienok ho ukončil tvoj výber.} refund {Vrátil sa vklad, za ktorý bol, celý alebo sčasti.} other {Ukončili ho naši pracovníci.}}',
    'Zostávalo z neho {amount}. {how, select, refund {Z tvojich vlastných peňazí sa vrátilo len to, čo z vkladu.} other {Tvojich vlastných peňazí sa to netýka.}} Všetky kroky bonusu vidíš na svojom účte.',
  ],
  'bonus-lowered': [
    'Z bonusu {name} sa nám vrátilo {back}, {brand}',
    'z vkladu, za ktorý bol bonus „{name}“, sa časť vrátila, odkiaľ prišla. S ňou sa nám vrátilo {back} z bonusu.',
    '{state, select, offered {Ponuka je teraz {left}; prijať ju môžeš naďalej.} active {Zostáva z neho {left}.} other {Bonus sa už skončil.}} Všetky kroky bonusu vidíš na svojom účte.',
  ],
  'free-rounds-offered': [
    'Voľné kolá: {rounds} po {stake}, {brand}',
    'ponúkame ti voľné kolá. Ich počet: {rounds}, stávka {stake}.',
    'Hru si vyberieš a podmienky prečítaš na svojom účte; prijmeš ich, len ak chceš. Dohrať ich možno do {until}.',
    'Nechceš od nás ponuky? Vypneš ich v nastaveniach svojho účtu.',
  ],
  'free-rounds-ending': [
    'Zostávajú voľné kolá: {left}, {brand}',
    'zostávajú ti voľné kolá. Ich počet: {left}. Dohrať ich možno do {until}.',
    'Nechceš od nás také pripomienky? Vypneš ich v nastaveniach svojho účtu.',
  ],
  'free-rounds-converted': [
    'Za voľné kolá {amount}, {brand}',
    'namiesto voľných kôl máš {amount}. {to, select, cash {Peniaze sú na tvojom účte.} other {Je to ponuka bonusu; jej podmienky si prečítaš na svojom účte.}}',
  ],
  'free-rounds-ended': [
    'Voľné kolá sa skončili, {brand}',
    'tvoje voľné kolá sa skončili. {how, select, expired {Uplynul ich čas.} withdrawal {Podľa ich podmienok ich ukončil tvoj výber.} other {Ukončili ich naši pracovníci.}}',
    'Neodohraných kôl: {left}. Tvoje výhry ti zostávajú.',
  ],
  'tournament-prize': [
    '{place}. miesto v turnaji {tournament}, {brand}',
    'v turnaji „{tournament}“ máš {place}. miesto.',
    '{kind, select, money {Na tvoj účet sme pripísali {amount}.} free-rounds {Pripísali sme ti voľné točenia do hry {game}. Ich počet: {rounds}.} other {Ponúkame ti bonus {amount}. Podmienky si prečítaš na svojom účte a bonus prijmeš, len ak chceš.}}',
  ],
  'tournament-cancelled': [
    'Turnaj {tournament} sa ruší, {brand}',
    'turnaj „{tournament}“ s tvojou prihláškou sme zrušili. Ceny sa v ňom neudeľujú.',
    'Vstup nič nestál. Výhry z odohraných kôl ti zostávajú.',
  ],
  'tournament-removed': [
    'Nie si už v turnaji {tournament}, {brand}',
    'v poradí turnaja „{tournament}“ už nie si.',
    '{because, select, disqualified {Rozhodli o tom pracovníci podpory podľa pravidiel turnaja.} excluded {Dôvodom je pauza alebo vylúčenie z hry, ktoré sa na tvojom účte začalo.} locked {Dôvodom je zablokovanie tvojho účtu.} closed {Dôvodom je uzavretie tvojho účtu.} other {Turnajov sa teraz zúčastniť nemôžeš.}}',
    'Ceny, ktoré už máš, ti zostávajú. Ak máš otázku, napíš podpore.',
  ],
  'document-approved': ['Doklad je overený, {brand}', 'tvoj doklad ({document}) sme overili. Nemusíš nič robiť.'],
  'document-rejected': [
    'Doklad pošli prosím znova, {brand}',
    'doklad ({document}) sme neprijali.',
    '{message}',
    'Znova ho pošli v účte.',
  ],
  'document-expiring': [
    'Tvojmu dokladu sa končí platnosť, {brand}',
    'tvoj doklad ({document}) platí do {day}. Nový pošli v účte včas.',
  ],
  'terms-change': [
    'Od {day} platia nové podmienky, {brand}',
    'od {day} platia nové herné podmienky. Prečítaj si ich vopred:',
    '{url}',
    'Od toho dňa ťa po prihlásení požiadame o ich prijatie; kým ich neprijmeš, nedá sa vkladať ani staviť. Peniaze si môžeš vybrať a účet zavrieť aj bez toho.',
  ],
  'terms-taken-back': [
    'Podmienky od {day} sme odvolali, {brand}',
    'písali sme ti, že od {day} platia nové herné podmienky. Odvolali sme ich, nič nemusíš prijímať.',
    'Podmienky, ktoré platia, nájdeš tu:',
    '{url}',
  ],
  'migration-begun': [
    'Prevod tvojho pôvodného účtu, {brand}',
    'niekto začal prevádzať tvoj pôvodný účet do nového online účtu.',
    'Si to ty? Potom nemusíš nič robiť. Nie si to ty? Napíš nám hneď, prevod zastavíme.',
  ],
  'migration-approved': [
    'Pôvodný účet je prevedený, {brand}',
    'tvoj pôvodný účet je teraz súčasťou tvojho online účtu.',
    'Prevedené karty: {cards}. Platí pre ne tvoj PIN.',
  ],
  'migration-rejected': [
    'Prevod pôvodného účtu, {brand}',
    'pôvodný účet sme nepreviedli.',
    '{message}',
    'Svoj online účet môžeš používať ďalej.',
  ],
  'migration-expired': [
    'Prevod pôvodného účtu sa skončil, {brand}',
    'prevod pôvodného účtu sa skončil, pretože sme včas neoverili, že je účet tvoj.',
    'Prevod môžeš kedykoľvek začať znova vo svojom účte.',
  ],
  'export-ready': [
    'Kópia tvojich údajov je pripravená, {brand}',
    'kópia tvojich údajov je pripravená. Stiahneš si ju v účte, na stránke Tvoje údaje. O {days, plural, one {# deň} few {# dni} many {# dňa} other {# dní}} ju zmažeme.',
    'Žiadosť nie je od teba? Zmeň si heslo a napíš nám.',
  ],
  'account-prolonged': [
    'Tvoj účet má viac času, {brand}',
    'tvoj dočasný účet teraz platí do {until}.',
    'Dovtedy dokonči overenie totožnosti; potom už nie je možné vkladať ani hrať.',
  ],
  'declaration-taken-back': [
    'Tvoje vyhlásenie sme vzali späť, {brand}',
    '{what, select, exposed {tvoje vyhlásenie, že si politicky exponovaná osoba alebo že ňou nie si, už neplatí: bolo urobené omylom. V účte ho, prosím, zadaj znova.} other {tvoje vyhlásenie o sankciách už neplatí: bolo urobené omylom.}}',
    'Nebol to omyl? Napíš, prosím, podpore.',
  ],
  'account-closed': [
    'Účet je zatvorený, {brand}',
    'zatvorili sme tvoj účet. Prihlásiť sa doň už nedá a nič ti nebudeme posielať.',
    '{erases, select, true {Tvoje údaje mažeme. Čo nám zákon ukladá uchovať, zamkneme a po lehote zničíme.} other {}}',
  ],
  'support-received': [
    'Tvoju otázku č. {number} máme, {brand}',
    'otázku č. {number} sme dostali. Keď odpovieme, napíšeme ti. Priebeh vidíš po prihlásení na stránke Pomoc.',
  ],
  'support-answered': [
    'Odpoveď na otázku č. {number}, {brand}',
    '{isWhole, select, true {na otázku č. {number} odpovedáme:} other {na otázku č. {number} sme odpovedali. Odpoveď si prečítaš po prihlásení na stránke Pomoc; tam môžeš písať ďalej.}}',
    '<known>{text}</known>',
    '{isWhole, select, true {Chceš sa pýtať ďalej? Pošli nám na stránke Pomoc novú otázku.} other {}}',
  ],
  'money-taken': [
    'Z tvojho účtu odišlo {amount} bez karty, {brand}',
    'z tvojho účtu sme<known> v mieste „{place}“</known> vydali {amount}. Kartu ani PIN k tomu nikto nepredložil.',
    'Nie je to od teba? Vypni na svojom účte peňaženku pre herne a napíš podpore.',
  ],
  'deposit-arrived': [
    'Vklad {amount} je na účte, {brand}',
    'tvoj vklad {amount} prišiel a je na tvojom hernom účte. Platba má číslo {reference}.',
  ],
  'withdrawal-done': [
    'Výber {amount} je vyplatený, {brand}',
    'vyplatili sme ti {amount}<known> ({account})</known>. Výber má číslo {reference}.',
  ],
  'withdrawal-refused': [
    'Výber {amount} sme zamietli, {brand}',
    'výber {amount} sme zamietli. Peniaze sú späť na tvojom hernom účte.',
    'Prečo, ti povie podpora; uveď číslo {reference}.',
  ],
  'withdrawal-returned': [
    'Výber {amount} sa vrátil, {brand}',
    'výber {amount}<known> ({account})</known> nám banka vrátila. Peniaze sú späť na tvojom hernom účte.',
    'Skontroluj, kam peniaze posielame. Výber mal číslo {reference}.',
  ],
  'withdrawal-confiscated': [
    'Výber {amount} nevyplatíme, {brand}',
    'výber {amount} nevyplatíme a peniaze na herný účet nevraciame.',
    'Dôvod ti povie podpora; uveď číslo {reference}. Nesúhlasíš? Napíš nám.',
  ],
  'withdrawal-expired': [
    'Výber {amount} nebol potvrdený, {brand}',
    'výber {amount} nemáš včas potvrdený. Peniaze sú späť na tvojom hernom účte.',
  ],
  'verification-code': '{brand}: overovaci kod {code}, plati {minutes} min. Nikomu ho nehovor.',
}
