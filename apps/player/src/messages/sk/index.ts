import account from './account.ts'
import address from './address.ts'
import adultMessage from './adultMessage.ts'
import bonuses from './bonuses.ts'
import cards from './cards.ts'
import club from './club.ts'
import deposit from './deposit.ts'
import exclusion from './exclusion.ts'
import freeRounds from './freeRounds.ts'
import help from './help.ts'
import identity from './identity.ts'
import inbox from './inbox.ts'
import jackpots from './jackpots.ts'
import limits from './limits.ts'
import lobby from './lobby.ts'
import notifications from './notifications.ts'
import oldAccount from './oldAccount.ts'
import pages from './pages.ts'
import passkeys from './passkeys.ts'
import pin from './pin.ts'
import places from './places.ts'
import play from './play.ts'
import privacy from './privacy.ts'
import promotions from './promotions.ts'
import registration from './registration.ts'
import requirements from './requirements.ts'
import shell from './shell.ts'
import signIn from './signIn.ts'
import tournaments from './tournaments.ts'
import venueCards from './venueCards.ts'
import venues from './venues.ts'
import wallet from './wallet.ts'
import withdraw from './withdraw.ts'

export const messages = {
  account,
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
