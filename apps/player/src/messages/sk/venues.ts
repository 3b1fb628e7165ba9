import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Peňaženka pre prevádzky',
  balance: 'Je v nej',
  what: 'Prevádzky a terminály vidia len peniaze, ktoré sem presuniete. Z online účtu si nič nevezmú.',
  isOn: 'Peňaženka je zapnutá.',
  isOff: 'Peňaženka je vypnutá. Prevádzky nevidia nič.',
  switchOn: 'Zapnúť',
  switchOff: 'Vypnúť',
  failed: 'Zostatok sa nepodarilo načítať.',
  retry: 'Skúsiť znova',
  move: 'Presunúť peniaze',
  where: 'Kam peniaze pôjdu',
  toVenues: 'Do prevádzok',
  toCash: 'Na online účet',
  amount: 'Suma',
  begin: 'Pokračovať',
  held: 'Bokom čaká {amount}. Potvrďte do 15 minút, inak sa peniaze vrátia.',
  confirm: 'Potvrdiť presun',
  takeBack: 'Vziať späť',
  terminal: {
    title: 'Pri termináli',
    loading: 'Načítava sa',
    failed: 'Nepodarilo sa načítať.',
    here: 'Hráte v prevádzke {venue}, terminál {terminal}.',
    since: 'Prihlásenie od {time}.',
    webStops: 'Kým ste prihlásení tam, web neprijme žiadnu stávku. Stop ukončí hru ihneď tu aj pri termináli.',
    leave: 'Odhlásiť z terminálu',
    codeWhat:
      'Prihlásenie pri termináli bez karty: zobrazte kód a zadajte ho na termináli. Platí raz a dve minúty. Nikomu ho nehovorte.',
    codeUntil: 'Platí do {time}.',
    code: 'Zobraziť kód',
    newCode: 'Zobraziť nový kód',
    held: 'Peniaze na ceste',
    heldWhat: 'Tieto peniaze odišli z peňaženky a terminál ich zatiaľ nepotvrdil. Ak to neurobí, vrátia sa samy.',
    heldVoucher:
      'Peniaze na poukážke čakajú pri pokladnici herne, ktorá vám ich vyplatí v hotovosti. Nevyzdvihnuté sa vrátia samy.',
    heldOwn: 'Presun medzi vašimi peňaženkami čaká na vaše potvrdenie. Bez neho sa peniaze vrátia samy.',
    voucher: 'Poukážka na hotovosť',
    own: 'Váš presun',
    takeBack: 'Vziať späť {amount}',
    somewhere: 'Prevádzka',
    backAt: 'Späť najneskôr {moment}',
    left: 'Peniaze na termináli',
    leftWhat:
      'Podľa hlásenia prevádzky zostali tieto peniaze po odhlásení na termináli. Prevádzka ich vráti do peňaženky pre prevádzky; dovtedy sú tu.',
    leftSince: 'Od {moment}',
    played: 'Hra pri termináloch tento mesiac',
    rounds: '{rounds, plural, one {# kolo} few {# kolá} other {# kôl}}',
    sums: 'Stavené {staked}, vyhrané {won}',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  what: 'Prevádzky a terminály vidia len peniaze, ktoré sem presunieš. Z online účtu si nič nevezmú.',
  held: 'Bokom čaká {amount}. Potvrď do 15 minút, inak sa peniaze vrátia.',
  terminal: {
    here: 'Hráš v prevádzke {venue}, terminál {terminal}.',
    webStops: 'Kým tvoje prihlásenie tam trvá, web neprijme žiadnu stávku. Stop ukončí hru ihneď tu aj pri termináli.',
    codeWhat:
      'Prihlásenie pri termináli bez karty: zobraz kód a zadaj ho na termináli. Platí raz a dve minúty. Nikomu ho nehovor.',
    heldVoucher:
      'Peniaze na poukážke čakajú pri pokladnici herne, ktorá ti ich vyplatí v hotovosti. Nevyzdvihnuté sa vrátia samy.',
    heldOwn: 'Presun medzi tvojimi peňaženkami čaká na tvoje potvrdenie. Bez neho sa peniaze vrátia samy.',
    own: 'Tvoj presun',
  },
}
