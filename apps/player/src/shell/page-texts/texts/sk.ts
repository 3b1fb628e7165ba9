import type { PageTexts } from '../page-text.ts'

export const texts: PageTexts = {
  faq: [
    'Časté otázky',
    '# Musím sa registrovať?: Nanečisto si zahráte bez registrácie. O peniaze smie hrať len registrovaný hráč od 18 rokov.',
    '# Čo znamená RTP?: Podiel stávok, ktorý sa hráčom dlhodobo vracia. Je vypočítaný z pravidiel hry a pre všetkých rovnaký; o jednom kole nič nehovorí.',
    '# Spadlo mi spojenie uprostred kola: Kolo sa dohrá na serveri a výhra sa pripíše. Po návrate do hry výsledok uvidíte.',
    '# Ako zistím, že hra nepodvádza?: Pred kolom zverejníme odtlačok náhodného čísla, po ňom číslo samo. Každé svoje kolo môžete overiť zo svojho účtu.',
  ],
  about: [
    'O nás',
    '{brand} je online herňa pre dospelých. Všetky hry pochádzajú z jednej dielne, Tolar Games, a ich pravidlá aj RTP vidíte skôr, než vsadíte.',
    'V hre máte zostatok, čas od prihlásenia a čistý výsledok stále na očiach. {operator}',
  ],
  privacy: [
    'Ochrana súkromia',
    '# Čo ukladáme do prehliadača: Prihlásenie je v jedinej cookie, ktorú stránka sama nečíta. Obľúbené a naposledy hrané hry, súhlas s vekom a vaša voľba o meraní ostávajú v zariadení.',
    '# Meranie: Bez vášho súhlasu nemeriame nič. Súhlas ani nesúhlas nemá vplyv na hranie. Odpoveď zmeníte kedykoľvek dole na každej stránke.',
  ],
  responsibleGaming: [
    'Zodpovedné hranie',
    'Hra je zábava, nie príjem. Z každých sto vsadených si herňa dlhodobo niečo necháva, preto hrajte len za peniaze, ktoré môžete postrádať.',
    '# Stop: Tlačidlo Stop je v záhlaví každej stránky. Odhlási vás na všetkých zariadeniach a zavrie hry; rozohraté kolo sa dohrá.',
    '# Kedy spozornieť: Hráte, aby ste dohnali prehru. Požičiavate si na hru. Tajíte ju pred blízkymi. Stačí jedna odpoveď áno a je čas prestať.',
    '# Pomoc: Poradia vám odborníci, zadarmo a anonymne: {help}.',
  ],
  gamePlans: [
    'Herné plány',
    'Pravidlá každej hry, výplatná tabuľka, rozsah stávok a presné RTP sú priamo v hre pod tlačidlom s tabuľkou výhier. RTP je aj pod každou hrou v lobby.',
    'O výsledku kola rozhoduje server náhodným číslom. Žiadne kolo neovplyvňuje ďalšie a výsledok sa nikdy nežrebuje znova.',
  ],
  terms: [
    'Podmienky',
    '# Kto smie hrať: Osoba od 18 rokov, ktorá má jediný účet na svoje meno a nie je vylúčená z hazardných hier.',
    '# Peniaze: Vkladať možno len prostriedkom na vaše meno. Vklad sa pripíše, až ho banka potvrdí. Každý pohyb nájdete na svojom účte.',
    '# Hra: Platí výsledok zapísaný na serveri. Kolo, ktoré nešlo dokončiť, sa dokončí po obnovení prevádzky. Výhra zo zneužitia chyby neplatí.',
    '# Účet: Heslo patrí len vám. Prihlásené zariadenia vidíte vo svojom účte a môžete ich odhlásiť.',
  ],
  gdpr: [
    'Osobné údaje',
    'Spracúvame údaje, ktoré ukladá zákon o hazardných hrách a o praní peňazí: totožnosť, kontakt, platby a kolá. Bez nich nesmieme účet viesť.',
    'Máte právo údaje vidieť, opraviť, dostať ich kópiu a podať sťažnosť na úrade na ochranu osobných údajov. Každý pohľad zamestnanca na vaše údaje sa zapisuje.',
  ],
  affiliate: [
    'Partneri',
    'Partner odporúča {brand} na svojich stránkach a zodpovedá za to, že osloví len dospelých. Kto vás k nám poslal, si neukladáme.',
  ],
  affiliateCooperation: [
    'Spolupráca s partnermi',
    'Spolupracujeme len s webmi pre dospelých. Reklama nesmie sľubovať výhru, cieliť na mladších ako 18 rokov ani skrývať riziká hry.',
  ],
  bonuses: [
    'Bonusy',
    'Bonus, ktorý vám ponúkneme, nájdete vo svojom účte pod položkou Bonusy. Jeho podmienky tam sú celé a vopred: výška, trvanie aj požiadavka na pretočenie.',
    'Žiadny bonus nezačne, kým ho neprijmete. Komu v hre bráni zastavenie, vylúčenie alebo zatvorený účet, tomu žiadny neponúkame.',
  ],
  tournaments: [
    'Turnaje',
    'Skóre sa počíta z pomeru výhry a stávky. Kto vsádza viac, nemá výhodu.',
    'Vstup nič nestojí. Odhlásiť sa môžete kedykoľvek, aj počas turnaja.',
  ],
  jackpots: [
    'Jackpoty',
    'Jackpot je výhra, ktorá rastie so stávkami viacerých hráčov. Hra, ktorá ho má, to uvádza v pravidlách aj s pravdepodobnosťou.',
  ],
  instructions: [
    'Ako hrať',
    'Vyberte hru v lobby a skúste ju nanečisto. Ak chcete hrať o peniaze, založte si účet, vložte peniaze kartou a nastavte stávku v hre. Kolo spustíte tlačidlom alebo medzerníkom, výsledok hneď uvidíte na zostatku.',
  ],
  identificationAndContactInformation: [
    'Kontakt a údaje o prevádzkovateľovi',
    '{brand} je herňa na platforme Tolar, hry dodáva Tolar Games. Keď nás kontaktujete, uveďte číslo hráča zo svojho účtu, pri platbe jej číslo a pri hre číslo kola. Heslo od vás nikdy chcieť nebudeme.',
  ],
  vip: [
    'VIP',
    'Úroveň rastie s bodmi a vidíte ju v krúžku v záhlaví. Na pravidlá hier ani na RTP nemá úroveň žiadny vplyv: pre všetkých sú rovnaké.',
  ],
  challenges: [
    'Výzvy',
    'Výzvy nájdete po prihlásení pod krúžkom s úrovňou. Žiadna výzva vás nenúti hrať dlhšie ani za viac a kedykoľvek ju môžete nechať tak.',
  ],
  stopSms: [
    'Zastavenie správ SMS',
    'Obchodné správy posielame len so súhlasom a môžete ich kedykoľvek odmietnuť. Správy o bezpečnosti účtu, ako je jednorazový kód, chodia ďalej.',
  ],
}
