import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  toGame: 'A játékhoz',
  title: 'Személyazonosság igazolása',
  loading: 'Betöltés',
  failed: 'Nem sikerült betölteni.',
  retry: 'Próbálja újra',
  add: 'Okmány hozzáadása',
  met: 'kész',
  what: 'Okmány fajtája',
  country: 'Kiállító ország',
  number: 'Okmány száma',
  numberHint: 'Pontosan úgy, ahogy nyomtatva van.',
  numberStays: 'Hagyja üresen, ha {hint} helyes.',
  expires: 'Érvényes',
  noEnd: 'Az okmánynak nincs lejárata',
  toPictures: 'Tovább a fényképekhez',
  saveCorrection: 'Javítás mentése',
  takePictures:
    'Fényképezze le a teljes okmányt nappali fényben, csillogás nélkül. Ha minden szükséges oldal megvan, magától ellenőrzésre megy.',
  front: 'Elülső oldal',
  back: 'Hátoldal',
  take: 'Fényképezés vagy fájl választása',
  takeAgain: 'Fényképezés újra',
  sending: 'Küldés',
  isThere: 'Megvan',
  validUntil: 'érvényes eddig: {day}',
  rejectedTitle: 'Küldje el újra',
  correct: 'Adatok javítása',
  remove: 'Okmány eltávolítása',
  removeAsk: 'Eltávolítja az okmányt a fényképeivel együtt?',
  removeYes: 'Igen, eltávolítom',
  keep: 'Megtartom',
  stage: {
    verified: 'Személyazonosságát igazolta.',
    rejected: 'Egy okmányt nem fogadtunk el. Lent láthatja, miért; küldje el újra.',
    waiting: 'Ellenőrizzük az okmányát. Írunk Önnek.',
    open: 'Küldjön személyazonosító okmányt. Általában négy órán belül ellenőrizzük.',
  },
  variant: {
    primary: 'Fő okmány:',
    secondary: 'Második okmány:',
  },
  state: {
    incomplete: 'Hiányzó fényképek',
    waiting: 'Ellenőrzés alatt',
    approved: 'Ellenőrizve',
    rejected: 'Elutasítva',
    expired: 'Lejárt',
    removed: 'Eltávolítva',
  },
  kind: {
    IdentityCard: 'Személyi igazolvány',
    Passport: 'Útlevél',
    ResidencePermit: 'Tartózkodási engedély',
    DriverLicense: 'Vezetői engedély',
    EuropeanHealthInsuranceCard: 'Európai egészségbiztosítási kártya',
  },
  quick: 'A leggyorsabb',
  byDocument: 'Okmánnyal',
  accounts: 'Ellenőrzött számlák a kifizetéshez:',
  method: {
    bankId: 'Azonosítás BankID-vel',
    veriface: 'Azonosítás okmánnyal és arccal',
  },
  methodHint: {
    bankId: 'Belép a bankjába. Egy percig tart.',
    veriface: 'Partnerünknél, a VeriFace-nél lefényképezi okmányát és arcát.',
  },
  kyc: {
    started: 'Az ellenőrzés még nem ért véget.',
    waiting: 'Adatait feldolgozzuk. Az oldal magától frissül.',
    verified: 'Az ellenőrzés sikeres volt.',
    uncertain: 'Az automatikus ellenőrzés bizonytalan. Küldjön okmányt, egy munkatárs megnézi.',
    rejected: 'Az ellenőrzés sikertelenül végződött.',
    cancelled: 'Nem fejezte be az ellenőrzést. Újrakezdheti.',
    expired: 'Lejárt az ellenőrzés ideje. Újrakezdheti.',
    failed: 'Személyazonosságát most nem sikerült ellenőrizni. Próbálja később.',
  },
  kycProblem: {
    'not-adult': 'Csak felnőttek játszhatnak. Az ellenőrzés szerint még nincs 18 éves.',
    'limited-legal-capacity': 'Az ellenőrzés szerint cselekvőképessége korlátozott, ezért nem játszhat.',
    deceased: 'Az ellenőrzés sikertelenül végződött. Írjon az ügyfélszolgálatnak.',
    'refused-by-partner': 'A szolgáltatás nem fogadta el az okmányt. Próbálja újra, vagy küldje el nekünk.',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  retry: 'Próbáld újra',
  numberStays: 'Hagyd üresen, ha {hint} helyes.',
  takePictures:
    'Fényképezd le a teljes okmányt nappali fényben, csillogás nélkül. Ha minden szükséges oldal megvan, magától ellenőrzésre megy.',
  rejectedTitle: 'Küldd el újra',
  removeAsk: 'Eltávolítod az okmányt a fényképeivel együtt?',
  stage: {
    verified: 'Személyazonosságodat igazoltad.',
    rejected: 'Egy okmányt nem fogadtunk el. Lent láthatod, miért; küldd el újra.',
    waiting: 'Ellenőrizzük az okmányodat. Írunk neked.',
    open: 'Küldj személyazonosító okmányt. Általában négy órán belül ellenőrizzük.',
  },
  methodHint: {
    bankId: 'Belépsz a bankodba. Egy percig tart.',
    veriface: 'Partnerünknél, a VeriFace-nél lefényképezed okmányodat és arcodat.',
  },
  kyc: {
    waiting: 'Adataidat feldolgozzuk. Az oldal magától frissül.',
    uncertain: 'Az automatikus ellenőrzés bizonytalan. Küldj okmányt, egy munkatárs megnézi.',
    cancelled: 'Nem fejezted be az ellenőrzést. Újrakezdheted.',
    expired: 'Lejárt az ellenőrzés ideje. Újrakezdheted.',
    failed: 'Személyazonosságodat most nem sikerült ellenőrizni. Próbáld később.',
  },
  kycProblem: {
    'not-adult': 'Csak felnőttek játszhatnak. Az ellenőrzés szerint még nem vagy 18 éves.',
    'limited-legal-capacity': 'Az ellenőrzés szerint cselekvőképességed korlátozott, ezért nem játszhatsz.',
    deceased: 'Az ellenőrzés sikertelenül végződött. Írj az ügyfélszolgálatnak.',
    'refused-by-partner': 'A szolgáltatás nem fogadta el az okmányt. Próbáld újra, vagy küldd el nekünk.',
  },
}
