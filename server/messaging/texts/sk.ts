import type { PlayerTexts } from './letter-text.ts'

export const sk: PlayerTexts = {
  hello: 'Dobrý deň,',
  'one-time-password': [
    '{code} – jednorazové heslo, {brand}',
    'vaše jednorazové heslo je {code}.',
    'Platí {minutes} min a iba raz. Nikomu ho nehovorte, ani nám.',
    'Nežiadali ste oň? Potom nemusíte nič robiť.',
  ],
  'password-reset': [
    'Nové heslo, {brand}',
    'nové heslo si nastavíte tu:',
    '{url}',
    'Odkaz platí {minutes} min a iba raz. Po zmene hesla budete na všetkých zariadeniach odhlásení.',
    'Nežiadali ste o nové heslo? Potom nemusíte nič robiť, staré platí ďalej.',
  ],
  'passkey-changed': [
    'Prístupové kľúče k účtu sa zmenili, {brand}',
    '{how, select, added {k vášmu účtu bol pridaný prístupový kľúč „{name}“. Odteraz sa ním možno prihlásiť.} other {z vášho účtu bol odobraný prístupový kľúč „{name}“. Prihlásiť sa ním už nedá.}}',
    'Neboli ste to vy? Nastavte si nové heslo: tým prestanú platiť všetky prístupové kľúče. Potom napíšte podpore.',
  ],
  registration: [
    'Dokončite registráciu, {brand}',
    'týmto odkazom potvrdíte svoj e-mail a môžete pokračovať v registrácii:',
    '{url}',
    'Platí {hours} h. Registráciu ste nezačali? Potom nemusíte nič robiť.',
  ],
  'email-code': [
    '{code} – overenie e-mailu, {brand}',
    'kód, ktorým overíte svoj e-mail, je {code}.',
    'Platí {minutes} min a iba raz. Nikomu ho nehovorte, ani nám.',
  ],
  'withdrawal-code': [
    '{code} – kód na výber, {brand}',
    'potvrďte výber {amount} na účet {account} kódom {code}.',
    'Platí {minutes} min a iba raz. Nikomu ho nehovorte, ani nám.',
    'Nežiadali ste o výber? Kód nezadávajte, zmeňte si heslo a napíšte nám.',
  ],
  'bonus-offered': [
    'Ponuka bonusu {amount}, {brand}',
    'ponúkame vám bonus „{name}“: {amount}.',
    'Podmienky si prečítate na svojom účte a bonus prijmete, len ak chcete. Ponuka platí do {until}.',
    'Nechcete od nás ponuky? Vypnete ich v nastaveniach svojho účtu.',
  ],
  'bonus-ending': [
    'Bonus {name} sa čoskoro skončí, {brand}',
    'z bonusu „{name}“ vám zostáva {left}. Hrať s ním možno do {until}.',
    'Nechcete od nás také pripomienky? Vypnete ich v nastaveniach svojho účtu.',
  ],
  'bonus-converted': [
    'Z bonusu je {amount} vo vašich peniazoch, {brand}',
    'podmienky bonusu „{name}“ ste splnili. Na váš účet sme pripísali {amount}; sú to vaše peniaze.',
  ],
  'bonus-ended': [
    'Bonus {name} sa skončil, {brand}',
    'bonus „{name}“ sa skončil. {how, select, expired {Uplynul jeho čas.} withdrawal {Podľa jeho podmienok ho ukončil váš výber.} refund {Vrátil sa vklad, za ktorý bol, celý alebo sčasti.} other {Ukončili ho naši pracovníci.}}',
    'Zostávalo z neho {amount}. {how, select, refund {Z vašich vlastných peňazí sa vrátilo len to, čo z vkladu.} other {Vašich vlastných peňazí sa to netýka.}} Všetky kroky bonusu vidíte na svojom účte.',
  ],
  'bonus-lowered': [
    'Z bonusu {name} sa nám vrátilo {back}, {brand}',
    'z vkladu, za ktorý bol bonus „{name}“, sa časť vrátila, odkiaľ prišla. S ňou sa nám vrátilo {back} z bonusu.',
    '{state, select, offered {Ponuka je teraz {left}; prijať ju môžete naďalej.} active {Zostáva z neho {left}.} other {Bonus sa už skončil.}} Všetky kroky bonusu vidíte na svojom účte.',
  ],
  'free-rounds-offered': [
    'Voľné kolá: {rounds} po {stake}, {brand}',
    'ponúkame vám voľné kolá. Ich počet: {rounds}, stávka {stake}.',
    'Hru si vyberiete a podmienky prečítate na svojom účte; prijmete ich, len ak chcete. Dohrať ich možno do {until}.',
    'Nechcete od nás ponuky? Vypnete ich v nastaveniach svojho účtu.',
  ],
  'free-rounds-ending': [
    'Zostávajú voľné kolá: {left}, {brand}',
    'zostávajú vám voľné kolá. Ich počet: {left}. Dohrať ich možno do {until}.',
    'Nechcete od nás také pripomienky? Vypnete ich v nastaveniach svojho účtu.',
  ],
  'free-rounds-converted': [
    'Za voľné kolá {amount}, {brand}',
    'namiesto voľných kôl ste si vzali {amount}. {to, select, cash {Peniaze sú na vašom účte.} other {Je to ponuka bonusu; jej podmienky si prečítate na svojom účte.}}',
  ],
  'free-rounds-ended': [
    'Voľné kolá sa skončili, {brand}',
    'vaše voľné kolá sa skončili. {how, select, expired {Uplynul ich čas.} withdrawal {Podľa ich podmienok ich ukončil váš výber.} other {Ukončili ich naši pracovníci.}}',
    'Neodohraných kôl: {left}. Čo ste vyhrali, vám zostáva.',
  ],
  'tournament-prize': [
    '{place}. miesto v turnaji {tournament}, {brand}',
    'v turnaji „{tournament}“ máte {place}. miesto.',
    '{kind, select, money {Na váš účet sme pripísali {amount}.} free-rounds {Pripísali sme vám voľné točenia do hry {game}. Ich počet: {rounds}.} other {Ponúkame vám bonus {amount}. Podmienky si prečítate na svojom účte a bonus prijmete, len ak chcete.}}',
  ],
  'tournament-cancelled': [
    'Turnaj {tournament} sa ruší, {brand}',
    'turnaj „{tournament}“, do ktorého ste sa prihlásili, sme zrušili. Ceny sa v ňom neudeľujú.',
    'Vstup nič nestál. Výhry z kôl, ktoré ste odohrali, vám zostávajú.',
  ],
  'tournament-removed': [
    'Nie ste už v turnaji {tournament}, {brand}',
    'v poradí turnaja „{tournament}“ už nie ste.',
    '{because, select, disqualified {Rozhodli o tom pracovníci podpory podľa pravidiel turnaja.} excluded {Dôvodom je pauza alebo vylúčenie z hry, ktoré sa na vašom účte začalo.} locked {Dôvodom je zablokovanie vášho účtu.} closed {Dôvodom je uzavretie vášho účtu.} other {Turnajov sa teraz zúčastniť nemôžete.}}',
    'Ceny, ktoré ste už vyhrali, vám zostávajú. Ak máte otázku, napíšte podpore.',
  ],
  'document-approved': ['Doklad je overený, {brand}', 'váš doklad ({document}) sme overili. Nemusíte nič robiť.'],
  'document-rejected': [
    'Doklad pošlite prosím znova, {brand}',
    'doklad ({document}) sme neprijali.',
    '{message}',
    'Znova ho pošlite v účte.',
  ],
  'document-expiring': [
    'Vášmu dokladu sa končí platnosť, {brand}',
    'váš doklad ({document}) platí do {day}. Nový pošlite v účte včas.',
  ],
  'terms-change': [
    'Od {day} platia nové podmienky, {brand}',
    'od {day} platia nové herné podmienky. Prečítajte si ich vopred:',
    '{url}',
    'Od toho dňa vás po prihlásení požiadame, aby ste ich prijali; kým to neurobíte, nedá sa vkladať ani staviť. Peniaze si môžete vybrať a účet zavrieť aj bez toho.',
  ],
  'terms-taken-back': [
    'Podmienky od {day} sme odvolali, {brand}',
    'písali sme vám, že od {day} platia nové herné podmienky. Odvolali sme ich, nič nemusíte prijímať.',
    'Podmienky, ktoré platia, nájdete tu:',
    '{url}',
  ],
  'migration-begun': [
    'Prevod vášho pôvodného účtu, {brand}',
    'niekto začal prevádzať váš pôvodný účet do nového online účtu.',
    'Ste to vy? Potom nemusíte nič robiť. Nie ste to vy? Napíšte nám hneď, prevod zastavíme.',
  ],
  'migration-approved': [
    'Pôvodný účet je prevedený, {brand}',
    'váš pôvodný účet je teraz súčasťou vášho online účtu.',
    'Prevedené karty: {cards}. Platí pre ne váš PIN.',
  ],
  'migration-rejected': [
    'Prevod pôvodného účtu, {brand}',
    'pôvodný účet sme nepreviedli.',
    '{message}',
    'Svoj online účet môžete používať ďalej.',
  ],
  'migration-expired': [
    'Prevod pôvodného účtu sa skončil, {brand}',
    'prevod pôvodného účtu sa skončil, pretože sme včas neoverili, že je účet váš.',
    'Prevod môžete kedykoľvek začať znova vo svojom účte.',
  ],
  'export-ready': [
    'Kópia vašich údajov je pripravená, {brand}',
    'kópia údajov, o ktorú ste požiadali, je pripravená. Stiahnete si ju v účte, na stránke Vaše údaje. O {days, plural, one {# deň} few {# dni} many {# dňa} other {# dní}} ju zmažeme.',
    'Nežiadali ste o ňu? Zmeňte si heslo a napíšte nám.',
  ],
  'account-prolonged': [
    'Váš účet má viac času, {brand}',
    'Váš dočasný účet teraz platí do {until}.',
    'Dovtedy dokončite overenie totožnosti; potom už nie je možné vkladať ani hrať.',
  ],
  'declaration-taken-back': [
    'Vaše vyhlásenie sme vzali späť, {brand}',
    '{what, select, exposed {vaše vyhlásenie, že ste politicky exponovaná osoba alebo že ňou nie ste, už neplatí: bolo urobené omylom. V účte ho, prosím, zadajte znova.} other {vaše vyhlásenie o sankciách už neplatí: bolo urobené omylom.}}',
    'Nebol to omyl? Napíšte, prosím, podpore.',
  ],
  'account-closed': [
    'Účet je zatvorený, {brand}',
    'zatvorili sme váš účet. Prihlásiť sa doň už nedá a nič vám nebudeme posielať.',
    '{erases, select, true {Vaše údaje mažeme. Čo nám zákon ukladá uchovať, zamkneme a po lehote zničíme.} other {}}',
  ],
  'support-received': [
    'Vašu otázku č. {number} máme, {brand}',
    'otázku č. {number} sme dostali. Keď odpovieme, napíšeme vám. Priebeh vidíte po prihlásení na stránke Pomoc.',
  ],
  'support-answered': [
    'Odpoveď na otázku č. {number}, {brand}',
    '{isWhole, select, true {na otázku č. {number} odpovedáme:} other {na otázku č. {number} sme odpovedali. Odpoveď si prečítate po prihlásení na stránke Pomoc; tam môžete písať ďalej.}}',
    '<known>{text}</known>',
    '{isWhole, select, true {Chcete sa pýtať ďalej? Pošlite nám na stránke Pomoc novú otázku.} other {}}',
  ],
  'from-staff': ['{subject}, {brand}', '{text}'],
  'money-taken': [
    'Z vášho účtu odišlo {amount} bez karty, {brand}',
    'z vášho účtu sme<known> v mieste „{place}“</known> vydali {amount}. Kartu ani PIN k tomu nikto nepredložil.',
    'Neboli ste to vy? Vypnite na svojom účte peňaženku pre herne a napíšte podpore.',
  ],
  'hold-expired': [
    'Suma {amount} je späť v peňaženke, {brand}',
    'sumu {amount}<known> pre „{place}“</known> terminál včas neprevzal. Peniaze sú späť v peňaženke pre herne.',
  ],
  'credit-left': [
    'Na termináli zostalo {amount}, {brand}',
    'podľa hlásenia prevádzky zostalo po odhlásení na termináli „{place}“ {amount}. Prevádzka peniaze vráti do peňaženky pre herne.',
    'Vyplatila ich už v hotovosti? Potom je všetko v poriadku. Ak nie, pomôže obsluha herne alebo naša podpora.',
  ],
  'credit-closed': [
    'Suma {amount} na termináli: uzavreté, {brand}',
    '{outcome, select, paid {prevádzka uvádza, že sumu {amount}, ktorá zostala na termináli „{place}“, vyplatila v hotovosti. Číslo dokladu: {receipt}.} wrong {prevádzka preverila hlásenie, že na termináli „{place}“ zostalo {amount}. Uvádza, že hlásenie bolo chybné a nič tam nezostalo.} other {prevádzka uzavrela prípad sumy {amount}, ktorá zostala na termináli „{place}“.}}',
    'Pri peňaženke pre herne už sumu nevidno. Ak to nesúhlasí, pomôže naša podpora.',
  ],
  'voucher-expired': [
    'Poukážka na {amount} prepadla, {brand}',
    'poukážku na hotovosť za {amount} si do 24 hodín nikto nevyzdvihol, takže už neplatí. Peniaze sú späť v peňaženke pre herne.',
  ],
  'deposit-arrived': [
    'Vklad {amount} je na účte, {brand}',
    'váš vklad {amount} prišiel a je na vašom hernom účte. Platba má číslo {reference}.',
  ],
  'withdrawal-done': [
    'Výber {amount} je vyplatený, {brand}',
    'vyplatili sme vám {amount}<known> ({account})</known>. Výber má číslo {reference}.',
  ],
  'withdrawal-refused': [
    'Výber {amount} sme zamietli, {brand}',
    'výber {amount} sme zamietli. Peniaze sú späť na vašom hernom účte.',
    'Prečo, vám povie podpora; uveďte číslo {reference}.',
  ],
  'withdrawal-returned': [
    'Výber {amount} sa vrátil, {brand}',
    'výber {amount}<known> ({account})</known> nám banka vrátila. Peniaze sú späť na vašom hernom účte.',
    'Skontrolujte, kam peniaze posielame. Výber mal číslo {reference}.',
  ],
  'withdrawal-confiscated': [
    'Výber {amount} nevyplatíme, {brand}',
    'výber {amount} nevyplatíme a peniaze na herný účet nevraciame.',
    'Dôvod vám povie podpora; uveďte číslo {reference}. Nesúhlasíte? Napíšte nám.',
  ],
  'withdrawal-expired': [
    'Výber {amount} nebol potvrdený, {brand}',
    'výber {amount} ste včas nepotvrdili. Peniaze sú späť na vašom hernom účte.',
  ],
  'verification-code': '{brand}: overovaci kod {code}, plati {minutes} min. Nikomu ho nehovorte.',
  'payment-code': '{brand}: kod {code} potvrdi platbu {amount}, plati {minutes} min.',
}
