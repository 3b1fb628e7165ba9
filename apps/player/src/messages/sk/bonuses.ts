export default {
  title: 'Bonusy',
  loading: 'Načítava sa',
  more: 'Ďalšie',
  intro:
    'Bonusové peniaze doplatia stávku, na ktorú vaše vlastné peniaze nestačia. Výhra sa vráti tam, odkiaľ stávka prišla.',
  none: 'Zatiaľ vám žiadny bonus neponúkame.',
  acceptBefore: 'prijať do {date}',
  playBefore: 'odohrať do {date}',
  becameCash: 'pribudlo na účte: {amount}',
  wentBack: 'vrátené herni: {amount}',
  progress: 'Pretočené {wagered} z {target}',
  terms: 'Podmienky bonusu',
  termWagering:
    'Dostanete {amount}. Keď z bonusu stavíte {times}-krát toľko, teda {target}, stane sa zvyšok vašimi peniazmi.',
  termStakeMax: 'Najvyššia stávka, na ktorú bonus prispeje, je {amount}.',
  termDays:
    '{days, plural, one {Na odohranie máte # deň od prijatia; potom zvyšok prepadne.} few {Na odohranie máte # dni od prijatia; potom zvyšok prepadne.} other {Na odohranie máte # dní od prijatia; potom zvyšok prepadne.}}',
  termCashFirst: 'Najprv sa stavia za vaše vlastné peniaze. Do pretočenia sa počíta len to, čo je z bonusu.',
  termGames:
    'Hry sa počítajú rôzne a niektoré bonus neberú; v hre vždy vidíte, či sa dá použiť. Žreby zo série a spoločné hry sú len za vlastné peniaze.',
  termWithdraw: 'Vlastné peniaze si môžete kedykoľvek nechať vyplatiť. Bonus tým nestratíte.',
  accept: 'Prijať podmienky a bonus',
  decline: 'Nechcem',
  giveUp: 'Vzdať sa bonusu',
  keep: 'Nechať si ho',
  cancelAsk: 'Bonus skončí a jeho peniaze sa vrátia herni. Vaše vlastné peniaze zostanú.',
  cancelYes: 'Áno, vzdávam sa',
  activated: 'Bonus je váš. Nájdete ho v hrách, ktoré ho berú.',
  cancelled: 'Bonus skončil.',
  states: {
    offered: 'Ponuka',
    active: 'Hrá sa',
    converted: 'Stal sa peniazmi',
    'used-up': 'Odohraný bez zvyšku',
    forfeited: 'Ukončený',
    expired: 'Prepadol',
  },
}
