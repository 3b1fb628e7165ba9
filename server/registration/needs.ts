import type { LanguageCode } from '#server/sign-in/index.ts'
import type { Clock, Database, FieldCipher, Transaction } from '#server/kernel/index.ts'
import type { Newcomer } from '#server/documents/index.ts'
import type { SignInNeeds } from '#server/sign-in/index.ts'
import type { Standing } from './standing.ts'
import type { TemporaryTerm } from './temporary-account.ts'
import type { RegistrationRules } from './registration-rules.ts'

/** Needs of the room, given when a process is composed. */
export type RegistrationNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly rules: RegistrationRules
  readonly cipher: FieldCipher
  /** Opens the account, the wallet and the session of a new player. */
  readonly signIn: Pick<
    SignInNeeds,
    'db' | 'clock' | 'target' | 'rules' | 'judgeSignIn' | 'openWallet' | 'passwords' | 'market'
  >
  /** Refuses unless the state's register is clear about the person. Not inside a transaction. */
  readonly judgeRegistration: (person: {
    readonly firstName: string
    readonly surname: string
    readonly birthDate: string
    readonly birthNumber?: string | undefined
  }) => Promise<void>
  readonly standing: Standing
  /** How long accounts are temporary now; undefined where the law knows none. */
  readonly temporaryTerm: () => TemporaryTerm | undefined
  /** People whom BankID identifies before they have an account. */
  readonly newcomers: {
    readonly start: (
      input: { readonly returnPath: string; readonly language: string },
      keepInBrowser: (name: string, value: string, seconds: number) => void,
    ) => Promise<{ readonly redirectUrl: string }>
    /** @param held the value of the browser's cookie */
    readonly read: (held: string | undefined) => Promise<Newcomer | undefined>
    readonly adopt: (tx: Transaction, id: string, playerId: number) => Promise<void>
  }
  /** Sends a code by e-mail or text message, in the transaction of its cause. */
  readonly queueCode: (
    tx: Transaction,
    code: {
      readonly channel: 'email' | 'phone'
      readonly to: string
      readonly language: LanguageCode
      readonly code: string
      readonly minutes: number
    },
  ) => Promise<void>
  readonly queueProlongedLetter: (
    tx: Transaction,
    letter: { readonly to: string; readonly language: LanguageCode; readonly until: Date },
  ) => Promise<void>
  readonly queueDeclarationLetter: (
    tx: Transaction,
    letter: { readonly to: string; readonly language: LanguageCode; readonly what: 'exposed' | 'sanctioned' },
  ) => Promise<void>
  readonly queueRegistrationLetter: (
    tx: Transaction,
    letter: { readonly to: string; readonly language: LanguageCode; readonly token: string; readonly hours: number },
  ) => Promise<void>
}
