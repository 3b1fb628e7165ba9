import type { Language } from '#config/shapes.ts'
import { withVariants, type FormOfAddress, type Variants } from '#config/texts/form-of-address.ts'
import type { PartnerPayout } from '#contract/shapes/payment-names.ts'
import type csAccount from './cs/account.ts'
import type csAccountMenu from './cs/accountMenu.ts'
import type csAddress from './cs/address.ts'
import type csAdultMessage from './cs/adultMessage.ts'
import type csBonuses from './cs/bonuses.ts'
import type csCards from './cs/cards.ts'
import type csClub from './cs/club.ts'
import type csDeposit from './cs/deposit.ts'
import type csExclusion from './cs/exclusion.ts'
import type csFreeRounds from './cs/freeRounds.ts'
import type csHelp from './cs/help.ts'
import type csIdentity from './cs/identity.ts'
import type csInbox from './cs/inbox.ts'
import type csJackpots from './cs/jackpots.ts'
import type csLimits from './cs/limits.ts'
import type csLobby from './cs/lobby.ts'
import type csNotifications from './cs/notifications.ts'
import type csOldAccount from './cs/oldAccount.ts'
import type csPages from './cs/pages.ts'
import type csPasskeys from './cs/passkeys.ts'
import type csPin from './cs/pin.ts'
import type csPlaces from './cs/places.ts'
import type csPlay from './cs/play.ts'
import type csPrivacy from './cs/privacy.ts'
import type csPromotions from './cs/promotions.ts'
import type csRegistration from './cs/registration.ts'
import type csRequirements from './cs/requirements.ts'
import type csShell from './cs/shell.ts'
import type csSignIn from './cs/signIn.ts'
import type csTournaments from './cs/tournaments.ts'
import type csVenueCards from './cs/venueCards.ts'
import type csVenues from './cs/venues.ts'
import type csWallet from './cs/wallet.ts'
import type csWithdraw from './cs/withdraw.ts'
import { modules as cs } from './cs/index.ts'
import { modules as en } from './en/index.ts'
import { modules as hu } from './hu/index.ts'
import { modules as ru } from './ru/index.ts'
import { modules as sk } from './sk/index.ts'
import { modules as vi } from './vi/index.ts'
import { withPartners, type Tree } from './with-partners.ts'

type PayoutWays = Record<'BankTransfer' | PartnerPayout, string>

/** Texts by feature. Czech defines the keys; the other languages must have the same. */
export type Messages = {
  adultMessage: typeof csAdultMessage
  shell: typeof csShell
  lobby: typeof csLobby
  signIn: typeof csSignIn
  account: typeof csAccount
  accountMenu: typeof csAccountMenu
  address: typeof csAddress
  bonuses: typeof csBonuses
  cards: typeof csCards
  club: typeof csClub
  deposit: typeof csDeposit
  exclusion: typeof csExclusion
  freeRounds: typeof csFreeRounds
  help: typeof csHelp
  identity: typeof csIdentity
  inbox: typeof csInbox
  jackpots: typeof csJackpots
  limits: typeof csLimits
  notifications: typeof csNotifications
  oldAccount: typeof csOldAccount
  pages: typeof csPages
  passkeys: typeof csPasskeys
  pin: typeof csPin
  places: typeof csPlaces
  play: typeof csPlay
  privacy: typeof csPrivacy
  promotions: typeof csPromotions
  registration: typeof csRegistration
  requirements: typeof csRequirements
  tournaments: typeof csTournaments
  venueCards: typeof csVenueCards
  venues: typeof csVenues
  wallet: typeof csWallet
  withdraw: Omit<typeof csWithdraw, 'ways' | 'wayNotes'> & { ways: PayoutWays; wayNotes: PayoutWays }
}

export type Namespace = keyof Messages

type Written = Omit<Messages, 'withdraw'> & { withdraw: typeof csWithdraw }
type Module<Texts> = { readonly default: Texts; readonly informal?: Variants<Texts> }
const written: Readonly<Record<Language, { readonly [Name in Namespace]: Module<Written[Name]> }>> = {
  cs,
  sk,
  en,
  hu,
  ru,
  vi,
}

const inLanguages = (address: FormOfAddress) =>
  Object.fromEntries(
    Object.entries(written).map(([language, modules]) => {
      const texts = Object.entries(modules).map(([name, { default: formal, informal = {} }]) => [
        name,
        address === 'formal' ? formal : withVariants<object>(formal, informal),
      ])
      return [language, withPartners(Object.fromEntries(texts) as Tree, language as Language)]
    }),
  ) as Readonly<Record<Language, Messages>>

/** The texts as brands of every tone but one say them. */
export const messages = inLanguages('formal')
const informalMessages = inLanguages('informal')

/** The texts in a form of address: where the informal form has no variant, both are the same. */
export const messagesTo = (address: FormOfAddress): Readonly<Record<Language, Messages>> =>
  address === 'informal' ? informalMessages : messages

declare module 'use-intl/core' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the library's types are extended by an interface
  interface AppConfig {
    Messages: Messages
  }
}
