import * as account from './account.ts'
import * as accountMenu from './accountMenu.ts'
import * as address from './address.ts'
import * as adultMessage from './adultMessage.ts'
import * as bonuses from './bonuses.ts'
import * as cards from './cards.ts'
import * as club from './club.ts'
import * as deposit from './deposit.ts'
import * as exclusion from './exclusion.ts'
import * as freeRounds from './freeRounds.ts'
import * as help from './help.ts'
import * as identity from './identity.ts'
import * as inbox from './inbox.ts'
import * as jackpots from './jackpots.ts'
import * as limits from './limits.ts'
import * as lobby from './lobby.ts'
import * as notifications from './notifications.ts'
import * as oldAccount from './oldAccount.ts'
import * as pages from './pages.ts'
import * as passkeys from './passkeys.ts'
import * as pin from './pin.ts'
import * as places from './places.ts'
import * as play from './play.ts'
import * as privacy from './privacy.ts'
import * as promotions from './promotions.ts'
import * as registration from './registration.ts'
import * as requirements from './requirements.ts'
import * as shell from './shell.ts'
import * as signIn from './signIn.ts'
import * as tournaments from './tournaments.ts'
import * as venueCards from './venueCards.ts'
import * as venues from './venues.ts'
import * as wallet from './wallet.ts'
import * as withdraw from './withdraw.ts'

/** Texts by feature, each with its informal variants. */
export const modules = {
  account,
  accountMenu,
  address,
  adultMessage,
  bonuses,
  cards,
  club,
  deposit,
  exclusion,
  freeRounds,
  help,
  identity,
  inbox,
  jackpots,
  limits,
  lobby,
  notifications,
  oldAccount,
  pages,
  passkeys,
  pin,
  places,
  play,
  privacy,
  promotions,
  registration,
  requirements,
  shell,
  signIn,
  tournaments,
  venueCards,
  venues,
  wallet,
  withdraw,
}
