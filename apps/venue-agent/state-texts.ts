/** Languages of the page for people in the hall: those of both markets, and English. */
export const PAGE_LANGUAGES = ['cs', 'sk', 'en'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

type PageTexts = Readonly<
  Record<
    | 'name'
    | 'title'
    | 'languages'
    | 'asOf'
    | 'renew'
    | 'connection'
    | 'connected'
    | 'notConnected'
    | 'clock'
    | 'waiting'
    | 'acknowledged'
    | 'refused'
    | 'sittings'
    | 'terminal'
    | 'offline'
    | 'yes'
    | 'no'
    | 'nobody'
    | 'lastRefused'
    | 'reference'
    | 'kind'
    | 'code'
    | 'none',
    string
  >
> & {
  /** Of a clock that is off by so many seconds, one way or the other; `clockRight` of one that is off by none. */
  readonly clockAhead: (seconds: string) => string
  readonly clockBehind: (seconds: string) => string
  readonly clockRight: string
}

export const pageTexts: Readonly<Record<PageLanguage, PageTexts>> = {
  cs: {
    name: 'Čeština',
    title: 'Agent provozovny',
    languages: 'Jazyk',
    asOf: 'Stav k',
    renew: 'Obnovit',
    connection: 'Spojení',
    connected: 'Spojení s ústředím je.',
    notConnected: 'Spojení s ústředím není. Nikdo se nepřihlásí a sázky budou do minuty odmítané; odejít s penězi lze.',
    clock: 'Hodiny tohoto počítače',
    clockAhead: (seconds) => `proti ústředí napřed o ${seconds} s`,
    clockBehind: (seconds) => `proti ústředí pozadu o ${seconds} s`,
    clockRight: 'jdou jako v ústředí',
    waiting: 'Záznamy, které čekají na odeslání',
    acknowledged: 'Přijaté záznamy, které jsou ještě uložené',
    refused: 'Odmítnuté záznamy',
    sittings: 'Přihlášení hráči',
    terminal: 'Terminál',
    offline: 'Smí hrát i bez spojení',
    yes: 'ano',
    no: 'ne',
    nobody: 'Nikdo není přihlášený.',
    lastRefused: 'Poslední odmítnuté záznamy',
    reference: 'Značka',
    kind: 'Druh',
    code: 'Důvod',
    none: 'Žádné.',
  },
  sk: {
    name: 'Slovenčina',
    title: 'Agent prevádzky',
    languages: 'Jazyk',
    asOf: 'Stav k',
    renew: 'Obnoviť',
    connection: 'Spojenie',
    connected: 'Spojenie s ústredím je.',
    notConnected:
      'Spojenie s ústredím nie je. Nikto sa neprihlási a stávky budú do minúty odmietané; odísť s peniazmi sa dá.',
    clock: 'Hodiny tohto počítača',
    clockAhead: (seconds) => `oproti ústrediu popredu o ${seconds} s`,
    clockBehind: (seconds) => `oproti ústrediu meškajú o ${seconds} s`,
    clockRight: 'idú ako v ústredí',
    waiting: 'Záznamy, ktoré čakajú na odoslanie',
    acknowledged: 'Prijaté záznamy, ktoré sú ešte uložené',
    refused: 'Odmietnuté záznamy',
    sittings: 'Prihlásení hráči',
    terminal: 'Terminál',
    offline: 'Smie hrať aj bez spojenia',
    yes: 'áno',
    no: 'nie',
    nobody: 'Nikto nie je prihlásený.',
    lastRefused: 'Posledné odmietnuté záznamy',
    reference: 'Značka',
    kind: 'Druh',
    code: 'Dôvod',
    none: 'Žiadne.',
  },
  en: {
    name: 'English',
    title: 'Venue agent',
    languages: 'Language',
    asOf: 'As of',
    renew: 'Refresh',
    connection: 'Connection',
    connected: 'The API can be reached.',
    notConnected:
      'The API cannot be reached. Nobody can sign in, and stakes are refused within a minute; players can leave with their money.',
    clock: 'Clock of this machine',
    clockAhead: (seconds) => `ahead of the API by ${seconds} s`,
    clockBehind: (seconds) => `behind the API by ${seconds} s`,
    clockRight: 'the same as the API’s',
    waiting: 'Entries that wait to be sent',
    acknowledged: 'Acknowledged entries that are still stored',
    refused: 'Refused entries',
    sittings: 'Players who are signed in',
    terminal: 'Terminal',
    offline: 'May play without a connection',
    yes: 'yes',
    no: 'no',
    nobody: 'Nobody is signed in.',
    lastRefused: 'Newest refused entries',
    reference: 'Reference',
    kind: 'Kind',
    code: 'Reason',
    none: 'None.',
  },
}
