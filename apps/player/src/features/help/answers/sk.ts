import type { AnswerTexts, AnswerVariants } from '../questions.ts'

export const answers: AnswerTexts = {
  withdrawalWhere: [
    'Kde sú moje peniaze z výberu?',
    'Na stránke pre výber vidíte každú výplatu a krok, v ktorom je. Kým ju neodošleme, môžete ju tam zrušiť a peniaze sa vrátia na účet.',
  ],
  depositMissing: [
    'Zaplatil som a vklad nevidím',
    'Vklad pripíšeme, keď ho potvrdí banka alebo kartová spoločnosť. Prevod dôjde až s výpisom z banky. Keď platba odišla s iným variabilným symbolom, pošlite nám potvrdenie z banky ako prílohu.',
  ],
  withdrawalTo: [
    'Kam mi výplatu pošlete?',
    'Len na účet alebo kartu, ktoré sú vaše. Spôsoby, ktoré pre vás platia, ponúka stránka pre výber.',
  ],
  bonusBegins: [
    'Začne bonus sám?',
    'Nie. Bonus začne, keď ho prijmete. Celé podmienky vidíte vopred a odmietnuť ho môžete rovnako ľahko.',
  ],
  wagering: [
    'Čo znamená pretočenie?',
    'Koľko musíte z bonusu staviť, kým sa zvyšok stane vašimi peniazmi. Koľko je už pretočené a dokedy bonus platí, vidíte pri bonuse.',
  ],
  bonusGivenUp: [
    'Môžem sa bonusu vzdať?',
    'Áno, kedykoľvek. Bonus skončí a jeho peniaze sa vrátia herni; vaše vlastné peniaze zostanú.',
  ],
  verifyIdentity: [
    'Ako overím svoju totožnosť?',
    'Na stránke overenia. Ponúka spôsoby, ktoré u nás platia; jedným z nich sú snímky dokladov. Prečo sme doklad neprijali, tam vždy nájdete napísané.',
  ],
  changeContact: [
    'Ako zmením e-mail alebo telefón?',
    'Na stránke s tým, čo účet potrebuje. Nový kontakt potvrdíte kódom, ktorý naň pošleme.',
  ],
  closeAccount: [
    'Ako zatvorím účet?',
    'Na stránke s vašimi údajmi, heslom. Účet sa dá zatvoriť, keď na ňom nič nezostane: peniaze, výplaty ani rozohrané kolá. Znova sa neotvorí.',
  ],
  changeLimit: [
    'Ako zmením limit?',
    'Na stránke s limitmi. Prísnejšia hodnota platí skôr než miernejšia; odkedy presne, povie stránka predtým, než zmenu potvrdíte.',
  ],
  stopNow: [
    'Chcem hneď prestať hrať',
    'Stlačte Stop v záhlaví: zastaví hru na všetkých zariadeniach a nedá sa vziať späť. Dlhšiu prestávku alebo vylúčenie si nastavíte na stránke pauzy.',
  ],
  somebodyPlaysTooMuch: [
    'Kto mi poradí, keď hrám veľa?',
    'Odborníci, zadarmo a anonymne: {help}. Na stránke pauzy si zatiaľ môžete hru zatvoriť.',
  ],
  connectionLost: [
    'Spadlo mi spojenie uprostred kola',
    'Kolo sa dohrá na serveri a výhra sa pripíše. Po návrate do hry výsledok uvidíte.',
  ],
  isItFair: [
    'Ako spoznám, že hra nepodvádza?',
    'Pred kolom zverejníme odtlačok náhodného čísla, po ňom číslo samo. Každé svoje kolo môžete overiť zo svojho účtu.',
  ],
  rtp: [
    'Čo znamená RTP?',
    'Podiel stávok, ktorý sa hráčom dlhodobo vracia. Je spočítaný z pravidiel hry a pre všetkých rovnaký; o jednom kole nič nehovorí.',
  ],
  forFun: ['Môžem hrať nanečisto?', 'Áno, aj bez registrácie. O peniaze smie hrať len registrovaný hráč od 18 rokov.'],
  addVenueCard: [
    'Ako pridám kartu z prevádzky?',
    'Na stránke s kartami prevádzok zadajte číslo, ktoré je na karte. Na prihlásenie kartou potrebujete PIN.',
  ],
  oldAccount: [
    'Mám účet z prevádzky alebo z minulosti',
    'Prevediete ho na stránke účtu z minulosti: nájdeme ho, overíme, že je váš, a spojíme ho s novým.',
  ],
  passwordForgotten: [
    'Zabudol som heslo',
    'Na prihlasovacej stránke zvoľte zabudnuté heslo. Odkaz k novému pošleme na váš e-mail.',
  ],
  whoIsSignedIn: [
    'Ako zistím, kto je prihlásený?',
    'Vo svojom účte vidíte prihlásené zariadenia a každé môžete odhlásiť. Keď niektoré nepoznáte, zmeňte si aj heslo.',
  ],
  passwordAsked: [
    'Niekto odo mňa chce heslo',
    'Nie je to naša podpora: na heslo sa vás v telefóne, v e-maile ani v odpovedi nikdy neopýtame. Heslo si zmeňte a napíšte nám.',
  ],
  locked: [
    'Prečo je môj účet zamknutý?',
    'Dôvod vám povie podpora. Napísať jej môžete odtiaľto aj bez prihlásenia; odpoveď pošleme na váš e-mail.',
  ],
  whoMayPlay: [
    'Kto u vás smie hrať?',
    'Osoba od 18 rokov, ktorá má jediný účet na svoje meno a nie je vylúčená z hazardných hier.',
  ],
  copyOfData: [
    'Ako dostanem kópiu svojich údajov?',
    'Požiadajte o ňu na stránke s vašimi údajmi. Keď bude archív hotový, napíšeme vám a stiahnete si ho tam. Sú v ňom aj vaše otázky na podporu.',
  ],
}

/** The answers that address the player, in first-name terms. */
export const informal: AnswerVariants = {
  withdrawalWhere: {
    answer:
      'Na stránke pre výber vidíš každú výplatu a krok, v ktorom je. Kým ju neodošleme, môžeš ju tam zrušiť a peniaze sa vrátia na účet.',
  },
  depositMissing: {
    answer:
      'Vklad pripíšeme, keď ho potvrdí banka alebo kartová spoločnosť. Prevod dôjde až s výpisom z banky. Keď platba odišla s iným variabilným symbolom, pošli nám potvrdenie z banky ako prílohu.',
  },
  withdrawalTo: {
    question: 'Kam výplata príde?',
    answer: 'Len na účet alebo kartu, ktoré sú tvoje. Spôsoby, ktoré pre teba platia, ponúka stránka pre výber.',
  },
  bonusBegins: {
    answer: 'Nie. Bonus začne, keď ho prijmeš. Celé podmienky vidíš vopred a odmietnuť ho môžeš rovnako ľahko.',
  },
  wagering: {
    answer:
      'Koľko musíš z bonusu staviť, kým sa zvyšok stane tvojimi peniazmi. Koľko je už pretočené a dokedy bonus platí, vidíš pri bonuse.',
  },
  bonusGivenUp: {
    answer: 'Áno, kedykoľvek. Bonus skončí a jeho peniaze sa vrátia herni; tvoje vlastné peniaze zostanú.',
  },
  verifyIdentity: {
    answer:
      'Na stránke overenia. Ponúka spôsoby, ktoré u nás platia; jedným z nich sú snímky dokladov. Prečo sme doklad neprijali, tam vždy nájdeš napísané.',
  },
  changeContact: { answer: 'Na stránke s tým, čo účet potrebuje. Nový kontakt potvrdíš kódom, ktorý naň pošleme.' },
  closeAccount: {
    answer:
      'Na stránke s tvojimi údajmi, heslom. Účet sa dá zatvoriť, keď na ňom nič nezostane: peniaze, výplaty ani rozohrané kolá. Znova sa neotvorí.',
  },
  changeLimit: {
    answer:
      'Na stránke s limitmi. Prísnejšia hodnota platí skôr než miernejšia; odkedy presne, povie stránka predtým, než zmenu potvrdíš.',
  },
  stopNow: {
    answer:
      'Stlač Stop v záhlaví: zastaví hru na všetkých zariadeniach a nedá sa vziať späť. Dlhšiu prestávku alebo vylúčenie si nastavíš na stránke pauzy.',
  },
  somebodyPlaysTooMuch: {
    answer: 'Odborníci, zadarmo a anonymne: {help}. Na stránke pauzy si zatiaľ môžeš hru zatvoriť.',
  },
  connectionLost: { answer: 'Kolo sa dohrá na serveri a výhra sa pripíše. Po návrate do hry výsledok uvidíš.' },
  isItFair: {
    answer:
      'Pred kolom zverejníme odtlačok náhodného čísla, po ňom číslo samo. Každé svoje kolo môžeš overiť zo svojho účtu.',
  },
  addVenueCard: {
    answer: 'Na stránke s kartami prevádzok zadaj číslo, ktoré je na karte. Na prihlásenie kartou potrebuješ PIN.',
  },
  oldAccount: {
    answer: 'Prevedieš ho na stránke účtu z minulosti: nájdeme ho, overíme, že je tvoj, a spojíme ho s novým.',
  },
  passwordForgotten: {
    answer: 'Na prihlasovacej stránke zvoľ zabudnuté heslo. Odkaz k novému pošleme na tvoj e-mail.',
  },
  whoIsSignedIn: {
    answer:
      'Vo svojom účte vidíš prihlásené zariadenia a každé môžeš odhlásiť. Keď niektoré nepoznáš, zmeň si aj heslo.',
  },
  passwordAsked: {
    answer:
      'Nie je to naša podpora: na heslo sa ťa v telefóne, v e-maile ani v odpovedi nikdy neopýtame. Heslo si zmeň a napíš nám.',
  },
  locked: {
    answer: 'Dôvod ti povie podpora. Napísať jej môžeš odtiaľto aj bez prihlásenia; odpoveď pošleme na tvoj e-mail.',
  },
  whoMayPlay: { question: 'Kto tu smie hrať?' },
  copyOfData: {
    answer:
      'Požiadaj o ňu na stránke s tvojimi údajmi. Keď bude archív hotový, napíšeme ti a stiahneš si ho tam. Sú v ňom aj tvoje otázky na podporu.',
  },
}
