import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  toGame: 'Do hry',
  title: 'Ověření totožnosti',
  loading: 'Načítá se',
  failed: 'Nepodařilo se to načíst.',
  retry: 'Zkusit znovu',
  add: 'Přidat doklad',
  met: 'splněno',
  what: 'Druh dokladu',
  country: 'Doklad vydal stát',
  number: 'Číslo dokladu',
  numberHint: 'Přesně tak, jak je vytištěné.',
  numberStays: 'Nechte prázdné, jestli je {hint} správně.',
  expires: 'Platí do',
  noEnd: 'Doklad nemá konec platnosti',
  toPictures: 'Pokračovat k fotkám',
  saveCorrection: 'Uložit opravu',
  takePictures:
    'Vyfoťte celý doklad na denním světle, bez odlesků. Jakmile budou obě potřebné strany, odejde ke kontrole sám.',
  front: 'Přední strana',
  back: 'Zadní strana',
  take: 'Vyfotit nebo vybrat soubor',
  takeAgain: 'Vyfotit znovu',
  sending: 'Odesílá se',
  isThere: 'Máme ji',
  validUntil: 'platí do {day}',
  rejectedTitle: 'Pošlete ho znovu',
  correct: 'Opravit údaje',
  remove: 'Odebrat doklad',
  removeAsk: 'Odebrat doklad i jeho fotky?',
  removeYes: 'Ano, odebrat',
  keep: 'Ponechat',
  stage: {
    verified: 'Vaše totožnost je ověřená.',
    rejected: 'Jeden doklad jsme nepřijali. Podívejte se níž proč a pošlete ho znovu.',
    waiting: 'Doklad kontrolujeme. Napíšeme vám, jak to dopadlo.',
    open: 'Pošlete doklad totožnosti. Kontrolu uděláme obvykle do čtyř hodin.',
  },
  variant: {
    primary: 'Hlavní doklad:',
    secondary: 'Druhý doklad:',
  },
  state: {
    incomplete: 'Chybí fotky',
    waiting: 'Kontrolujeme',
    approved: 'Ověřeno',
    rejected: 'Nepřijato',
    expired: 'Platnost skončila',
    removed: 'Odebráno',
  },
  kind: {
    IdentityCard: 'Občanský průkaz',
    Passport: 'Cestovní pas',
    ResidencePermit: 'Povolení k pobytu',
    DriverLicense: 'Řidičský průkaz',
    EuropeanHealthInsuranceCard: 'Evropský průkaz zdravotního pojištění',
  },
  quick: 'Nejrychleji',
  byDocument: 'Dokladem',
  accounts: 'Ověřené účty pro výplatu:',
  method: {
    bankId: 'Ověřit přes BankID',
    veriface: 'Ověřit dokladem a obličejem',
  },
  methodHint: {
    bankId: 'Přihlásíte se do své banky. Trvá minutu.',
    veriface: 'Vyfotíte doklad a obličej u naší partnerské služby VeriFace.',
  },
  kyc: {
    started: 'Ověření ještě neskončilo.',
    waiting: 'Údaje se zpracovávají. Stránka se obnoví sama.',
    verified: 'Ověření proběhlo v pořádku.',
    uncertain: 'Automatické ověření si není jisté. Pošlete prosím doklad, podívá se na něj člověk.',
    rejected: 'Ověření skončilo bez úspěchu.',
    cancelled: 'Ověření jste nedokončili. Můžete začít znovu.',
    expired: 'Čas na ověření vypršel. Můžete začít znovu.',
    failed: 'Totožnost teď nešlo ověřit. Zkuste to později.',
  },
  kycProblem: {
    'not-adult': 'Hrát smí jen dospělí. Podle ověření vám ještě nebylo 18 let.',
    'limited-legal-capacity': 'Podle ověření je vaše svéprávnost omezená. Hrát proto nemůžete.',
    deceased: 'Ověření skončilo bez úspěchu. Napište prosím podpoře.',
    'refused-by-partner': 'Služba doklad nepřijala. Zkuste to znovu, nebo pošlete doklad nám.',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  numberStays: 'Nech prázdné, jestli je {hint} správně.',
  takePictures:
    'Vyfoť celý doklad na denním světle, bez odlesků. Jakmile budou obě potřebné strany, odejde ke kontrole sám.',
  rejectedTitle: 'Pošli ho znovu',
  stage: {
    verified: 'Tvoje totožnost je ověřená.',
    rejected: 'Jeden doklad jsme nepřijali. Podívej se níž proč a pošli ho znovu.',
    waiting: 'Doklad kontrolujeme. Napíšeme ti, jak to dopadlo.',
    open: 'Pošli doklad totožnosti. Kontrolu uděláme obvykle do čtyř hodin.',
  },
  methodHint: {
    bankId: 'Přihlásíš se do své banky. Trvá minutu.',
    veriface: 'Vyfotíš doklad a obličej u naší partnerské služby VeriFace.',
  },
  kyc: {
    uncertain: 'Automatické ověření si není jisté. Pošli prosím doklad, podívá se na něj člověk.',
    cancelled: 'Ověření zůstalo nedokončené. Můžeš začít znovu.',
    expired: 'Čas na ověření vypršel. Můžeš začít znovu.',
    failed: 'Totožnost teď nešlo ověřit. Zkus to později.',
  },
  kycProblem: {
    'not-adult': 'Hrát smí jen dospělí. Podle ověření ti ještě nebylo 18 let.',
    'limited-legal-capacity': 'Podle ověření je tvoje svéprávnost omezená. Hrát proto nemůžeš.',
    deceased: 'Ověření skončilo bez úspěchu. Napiš prosím podpoře.',
    'refused-by-partner': 'Služba doklad nepřijala. Zkus to znovu, nebo pošli doklad nám.',
  },
}
