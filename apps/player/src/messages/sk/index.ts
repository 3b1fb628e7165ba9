import account from './account.ts'
import adultMessage from './adultMessage.ts'
import deposit from './deposit.ts'
import exclusion from './exclusion.ts'
import limits from './limits.ts'
import lobby from './lobby.ts'
import play from './play.ts'
import shell from './shell.ts'
import signIn from './signIn.ts'
import withdraw from './withdraw.ts'

export const messages = { account, adultMessage, deposit, exclusion, limits, lobby, play, shell, signIn, withdraw }
