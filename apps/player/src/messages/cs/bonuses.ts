export default {
  title: 'Bonusy',
  loading: 'Načítá se',
  more: 'Další',
  intro:
    'Bonusové peníze doplatí sázku, na kterou vaše vlastní peníze nestačí. Výhra se vrátí tam, odkud sázka přišla.',
  none: 'Zatím vám žádný bonus nenabízíme.',
  acceptBefore: 'přijmout do {date}',
  playBefore: 'odehrát do {date}',
  becameCash: 'přibylo na účtu: {amount}',
  wentBack: 'vráceno herně: {amount}',
  progress: 'Protočeno {wagered} z {target}',
  terms: 'Podmínky bonusu',
  termWagering:
    'Dostanete {amount}. Až z bonusu vsadíte {times}krát tolik, tedy {target}, stane se zbytek vašimi penězi.',
  termStakeMax: 'Nejvyšší sázka, na kterou bonus přispěje, je {amount}.',
  termDays:
    '{days, plural, one {Na odehrání máte # den od přijetí; potom zbytek propadne.} few {Na odehrání máte # dny od přijetí; potom zbytek propadne.} other {Na odehrání máte # dní od přijetí; potom zbytek propadne.}}',
  termCashFirst: 'Nejdřív se sází vaše vlastní peníze. Do protočení se počítá jen to, co je z bonusu.',
  termGames:
    'Hry se počítají různě a některé bonus neberou; ve hře vždy vidíte, zda ho lze použít. Losy ze série a společné hry jsou jen za vlastní peníze.',
  termWithdraw: 'Vlastní peníze si můžete kdykoli nechat vyplatit. Bonus tím neztratíte.',
  accept: 'Přijmout podmínky a bonus',
  decline: 'Nechci',
  giveUp: 'Vzdát se bonusu',
  keep: 'Nechat si ho',
  cancelAsk: 'Bonus skončí a jeho peníze se vrátí herně. Vaše vlastní peníze zůstanou.',
  cancelYes: 'Ano, vzdávám se',
  activated: 'Bonus je váš. Najdete ho ve hrách, které ho berou.',
  cancelled: 'Bonus skončil.',
  states: {
    offered: 'Nabídka',
    active: 'Hraje se',
    converted: 'Stal se penězi',
    'used-up': 'Odehraný beze zbytku',
    forfeited: 'Ukončený',
    expired: 'Propadl',
  },
}
