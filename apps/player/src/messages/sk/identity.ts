import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  toGame: 'Do hry',
  title: 'Overenie totožnosti',
  loading: 'Načítava sa',
  failed: 'Nepodarilo sa to načítať.',
  retry: 'Skúsiť znova',
  add: 'Pridať doklad',
  met: 'splnené',
  what: 'Druh dokladu',
  country: 'Doklad vydal štát',
  number: 'Číslo dokladu',
  numberHint: 'Presne tak, ako je vytlačené.',
  numberStays: 'Nechajte prázdne, ak je {hint} správne.',
  expires: 'Platí do',
  noEnd: 'Doklad nemá koniec platnosti',
  toPictures: 'Pokračovať k fotkám',
  saveCorrection: 'Uložiť opravu',
  takePictures:
    'Odfoťte celý doklad na dennom svetle, bez odleskov. Keď tu budú všetky potrebné strany, odíde na kontrolu sám.',
  front: 'Predná strana',
  back: 'Zadná strana',
  take: 'Odfotiť alebo zvoliť súbor',
  takeAgain: 'Odfotiť znova',
  sending: 'Odosiela sa',
  isThere: 'Máme ju',
  validUntil: 'platí do {day}',
  rejectedTitle: 'Pošlite ho znova',
  correct: 'Opraviť údaje',
  remove: 'Odobrať doklad',
  removeAsk: 'Odobrať doklad aj jeho fotky?',
  removeYes: 'Áno, odobrať',
  keep: 'Ponechať',
  stage: {
    verified: 'Vaša totožnosť je overená.',
    rejected: 'Jeden doklad sme neprijali. Pozrite sa nižšie prečo a pošlite ho znova.',
    waiting: 'Doklad kontrolujeme. Napíšeme vám, ako to dopadlo.',
    open: 'Pošlite doklad totožnosti. Kontrolu urobíme obvykle do štyroch hodín.',
  },
  variant: {
    primary: 'Hlavný doklad:',
    secondary: 'Druhý doklad:',
  },
  state: {
    incomplete: 'Chýbajú fotky',
    waiting: 'Kontrolujeme',
    approved: 'Overené',
    rejected: 'Neprijaté',
    expired: 'Platnosť sa skončila',
    removed: 'Odobraté',
  },
  kind: {
    IdentityCard: 'Občiansky preukaz',
    Passport: 'Cestovný pas',
    ResidencePermit: 'Povolenie na pobyt',
    DriverLicense: 'Vodičský preukaz',
    EuropeanHealthInsuranceCard: 'Európsky preukaz zdravotného poistenia',
  },
  quick: 'Najrýchlejšie',
  byDocument: 'Dokladom',
  accounts: 'Overené účty na výplatu:',
  method: {
    bankId: 'Overiť cez BankID',
    veriface: 'Overiť dokladom a tvárou',
  },
  methodHint: {
    bankId: 'Prihlásite sa do svojej banky. Trvá minútu.',
    veriface: 'Odfotíte doklad a tvár u našej partnerskej služby VeriFace.',
  },
  kyc: {
    started: 'Overenie sa ešte neskončilo.',
    waiting: 'Údaje sa spracúvajú. Stránka sa obnoví sama.',
    verified: 'Overenie prebehlo v poriadku.',
    uncertain: 'Automatické overenie si nie je isté. Pošlite prosím doklad, pozrie sa naň človek.',
    rejected: 'Overenie sa skončilo bez úspechu.',
    cancelled: 'Overenie ste nedokončili. Môžete začať znova.',
    expired: 'Čas na overenie vypršal. Môžete začať znova.',
    failed: 'Totožnosť sa teraz nedala overiť. Skúste to neskôr.',
  },
  kycProblem: {
    'not-adult': 'Hrať smú len dospelí. Podľa overenia ste ešte nemali 18 rokov.',
    'limited-legal-capacity': 'Podľa overenia je vaša spôsobilosť na právne úkony obmedzená. Hrať preto nemôžete.',
    deceased: 'Overenie sa skončilo bez úspechu. Napíšte prosím podpore.',
    'refused-by-partner': 'Služba doklad neprijala. Skúste to znova, alebo pošlite doklad nám.',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  numberStays: 'Nechaj prázdne, ak je {hint} správne.',
  takePictures:
    'Odfoť celý doklad na dennom svetle, bez odleskov. Keď tu budú všetky potrebné strany, odíde na kontrolu sám.',
  rejectedTitle: 'Pošli ho znova',
  stage: {
    verified: 'Tvoja totožnosť je overená.',
    rejected: 'Jeden doklad sme neprijali. Pozri sa nižšie prečo a pošli ho znova.',
    waiting: 'Doklad kontrolujeme. Napíšeme ti, ako to dopadlo.',
    open: 'Pošli doklad totožnosti. Kontrolu urobíme obvykle do štyroch hodín.',
  },
  methodHint: {
    bankId: 'Prihlásiš sa do svojej banky. Trvá minútu.',
    veriface: 'Odfotíš doklad a tvár u našej partnerskej služby VeriFace.',
  },
  kyc: {
    uncertain: 'Automatické overenie si nie je isté. Pošli prosím doklad, pozrie sa naň človek.',
    cancelled: 'Overenie zostalo nedokončené. Môžeš začať znova.',
    expired: 'Čas na overenie vypršal. Môžeš začať znova.',
    failed: 'Totožnosť sa teraz nedala overiť. Skús to neskôr.',
  },
  kycProblem: {
    'not-adult': 'Hrať smú len dospelí. Podľa overenia ti ešte nebolo 18 rokov.',
    'limited-legal-capacity': 'Podľa overenia je tvoja spôsobilosť na právne úkony obmedzená. Hrať preto nemôžeš.',
    deceased: 'Overenie sa skončilo bez úspechu. Napíš prosím podpore.',
    'refused-by-partner': 'Služba doklad neprijala. Skús to znova, alebo pošli doklad nám.',
  },
}
