import account from './account.ts'
import adultMessage from './adultMessage.ts'
import deposit from './deposit.ts'
import limits from './limits.ts'
import lobby from './lobby.ts'
import play from './play.ts'
import shell from './shell.ts'
import signIn from './signIn.ts'

export const messages = { account, adultMessage, deposit, limits, lobby, play, shell, signIn }
