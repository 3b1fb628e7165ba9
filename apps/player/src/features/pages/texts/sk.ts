import type { PageTexts } from '../page-text.ts'

export const texts: PageTexts = {
  faq: [
    'Časté otázky',
    '# Musím sa registrovať?: Nanečisto si zahráš bez registrácie. O peniaze smie hrať len registrovaný hráč od 18 rokov.',
    '# Čo znamená RTP?: Podiel stávok, ktorý sa hráčom dlhodobo vracia. Je vypočítaný z pravidiel hry a pre všetkých rovnaký; o jednom kole nič nehovorí.',
    '# Spadlo mi spojenie uprostred kola: Kolo sa dohrá na serveri a výhra sa pripíše. Po návrate do hry výsledok uvidíš.',
    '# Ako zistím, že hra nepodvádza?: Pred kolom zverejníme odtlačok náhodného čísla, po ňom číslo samo. Každé svoje kolo môžeš overiť zo svojho účtu.',
  ],
  about: [
    'O nás',
    '{brand} je online herňa pre dospelých. Všetky hry pochádzajú z jednej dielne, Tolar Games, a ich pravidlá aj RTP vidíš skôr, než vsadíš.',
    'Zostatok, čas od prihlásenia a čistý výsledok máš stále na očiach. {operator}',
  ],
  privacy: [
    'Ochrana súkromia',
    '# Čo ukladáme do prehliadača: Prihlásenie je v jedinej cookie, ktorú stránka sama nečíta. Obľúbené a naposledy hrané hry, súhlas s vekom a tvoja voľba o meraní ostávajú v zariadení.',
    '# Meranie: Bez tvojho súhlasu nemeriame nič. Súhlas ani nesúhlas nemá vplyv na hranie.',
  ],
  responsibleGaming: [
    'Zodpovedné hranie',
    'Hra je zábava, nie príjem. Z každých sto vsadených si herňa dlhodobo niečo necháva, preto hraj len za peniaze, ktoré môžeš postrádať.',
    '# Stop: Tlačidlo Stop je v záhlaví každej stránky. Odhlási ťa na všetkých zariadeniach a zavrie hry; rozohraté kolo sa dohrá.',
    '# Kedy spozornieť: Hráš, aby si dohnal prehru. Požičiavaš si na hru. Tajíš ju pred blízkymi. Stačí jedna odpoveď áno a je čas prestať.',
    '# Pomoc: Poradia ti odborníci, zadarmo a anonymne: {help}.',
  ],
  gamePlans: [
    'Herné plány',
    'Pravidlá každej hry, výplatná tabuľka, rozsah stávok a presné RTP sú priamo v hre pod tlačidlom s tabuľkou výhier. RTP je aj pod každou hrou v lobby.',
    'O výsledku kola rozhoduje server náhodným číslom. Žiadne kolo neovplyvňuje ďalšie a výsledok sa nikdy nežrebuje znova.',
  ],
  terms: [
    'Podmienky',
    '# Kto smie hrať: Osoba od 18 rokov, ktorá má jediný účet na svoje meno a nie je vylúčená z hazardných hier.',
    '# Peniaze: Vkladať možno len prostriedkom na tvoje meno. Vklad sa pripíše, až ho banka potvrdí. Každý pohyb nájdeš na svojom účte.',
    '# Hra: Platí výsledok zapísaný na serveri. Kolo, ktoré nešlo dokončiť, sa dokončí po obnovení prevádzky. Výhra zo zneužitia chyby neplatí.',
    '# Účet: Heslo patrí len tebe. Prihlásené zariadenia vidíš vo svojom účte a môžeš ich odhlásiť.',
  ],
  gdpr: [
    'Osobné údaje',
    'Spracúvame údaje, ktoré ukladá zákon o hazardných hrách a o praní peňazí: totožnosť, kontakt, platby a kolá. Bez nich nesmieme účet viesť.',
    'Máš právo údaje vidieť, opraviť, dostať ich kópiu a podať sťažnosť na úrade na ochranu osobných údajov. Každý pohľad zamestnanca na tvoje údaje sa zapisuje.',
  ],
  affiliate: [
    'Partneri',
    'Partner odporúča {brand} na svojich stránkach a zodpovedá za to, že osloví len dospelých. Návštevu od partnera poznáme len podľa jeho značky v odkaze.',
  ],
  affiliateCooperation: [
    'Spolupráca s partnermi',
    'Spolupracujeme len s webmi pre dospelých. Reklama nesmie sľubovať výhru, cieliť na mladších ako 18 rokov ani skrývať riziká hry.',
  ],
  bonuses: [
    'Bonusy',
    'Teraz žiadny bonus nebeží. Keď nejaký začne, nájdeš tu jeho podmienky celé a vopred: výšku, trvanie aj požiadavku na pretočenie.',
  ],
  jackpots: [
    'Jackpoty',
    'Jackpot je výhra, do ktorej prispievajú stávky viacerých hráčov. Hra, ktorá ho má, to uvádza v pravidlách aj s pravdepodobnosťou. Teraz žiadnu takú hru neponúkame.',
  ],
  tournaments: [
    'Turnaje',
    'Teraz žiadny turnaj nebeží. Pravidlá, hry a skutočný čas konca každého turnaja tu budú pred jeho začiatkom.',
  ],
  instructions: [
    'Ako hrať',
    'Vyber hru v lobby a skús ju nanečisto. Ak chceš hrať o peniaze, založ si účet, vlož peniaze kartou a nastav stávku v hre. Kolo spustíš tlačidlom alebo medzerníkom, výsledok hneď uvidíš na zostatku.',
  ],
  identificationAndContactInformation: [
    'Kontakt a údaje o prevádzkovateľovi',
    '{brand} je herňa na platforme Tolar, hry dodáva Tolar Games. Keď nás kontaktuješ, uveď číslo hráča zo svojho účtu, pri platbe jej číslo a pri hre číslo kola. Heslo od teba nikdy chcieť nebudeme.',
  ],
  vip: [
    'VIP',
    'Úroveň rastie s bodmi a vidíš ju v krúžku v záhlaví. Na pravidlá hier ani na RTP nemá úroveň žiadny vplyv: pre všetkých sú rovnaké.',
  ],
  challenges: [
    'Výzvy',
    'Výzvy nájdeš po prihlásení pod krúžkom s úrovňou. Žiadna výzva ťa nenúti hrať dlhšie ani za viac a kedykoľvek ju môžeš nechať tak.',
  ],
  buyBonus: [
    'Nákup bonusu',
    'Niektoré hry dovoľujú kúpiť vstup do bonusu za pevný násobok stávky. Cena aj RTP nákupu sú v pravidlách hry. Vyššia cena znamená, že aj prehra príde rýchlejšie.',
  ],
  stopSms: [
    'Zastavenie správ SMS',
    'Obchodné správy posielame len so súhlasom a môžeš ich kedykoľvek odmietnuť. Správy o bezpečnosti účtu, ako je jednorazový kód, chodia ďalej.',
  ],
}
