import type { WalletPartName } from '#contract/shapes/wallet-money.ts'

type Tile = 'card' | 'register' | 'venues' | 'help'
type Word =
  | 'language'
  | 'lower'
  | 'end'
  | 'home'
  | 'stillHere'
  | 'nothingStays'
  | 'leaveNow'
  | 'iAmHere'
  | 'erase'
  | 'whatFor'
  | 'wantToStop'
  | 'wantToStopNote'
  | 'adultsOnly'
  | 'enterPin'
  | 'putCard'
  | 'pinNote'
  | 'cardNote'
  | 'pin'
  | 'cardNumber'
  | 'back'
  | 'working'
  | 'next'
  | 'balance'
  | 'stopNeedsCard'
  | 'stopWithoutCard'
  | 'howLong'
  | 'cannotShorten'
  | 'stopNow'
  | 'withoutEnd'
  | 'stopped'
  | 'stoppedNote'
  | 'until'
  | 'receipt'
  | 'noVenues'
  | 'isOpen'
  | 'isClosed'
  | 'openUntil'
  | 'opensAt'
  | 'registerHow'
  | 'registerCode'

/** The words of the kiosk in one language; `{age}` and `{at}` are filled in. */
export type KioskTexts = Readonly<Record<Word, string>> & {
  readonly tiles: Readonly<Record<Tile, string>>
  readonly tileNotes: Readonly<Record<Tile, string>>
  readonly wallets: Readonly<Record<WalletPartName, string>>
  readonly stopKinds: Readonly<Record<'panic' | 'self' | 'register', string>>
  readonly registerSteps: readonly string[]
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
}
