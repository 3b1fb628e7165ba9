const approvingOnly = 'Approving and rejecting share a function; only approving asks this.'
const otherList = 'One function orders the lists of providers and of tags; the other list’s name is not asked for.'
const fromOutside = 'Whoever proved an e-mail is a player of the brand, and sends no files.'
const mailOnly = 'One function proves e-mails and phones; only an e-mail is anybody’s alone.'

const justWritten = 'What was written a moment ago is there, and is a draft.'

const moreCash = 'What comes into a drawer is never missing in it.'
const wasCounted = 'A difference leaves in the drawer what was counted there.'
const noCash = "Nothing between a player's own wallets is cash."

/** Codes that a function of the handler can raise but this call never causes, each with its reason. */
export const NEVER_MET: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/capi/v2-onling/PlayerIdentityDocument/Reject': {
    ERR_REASON_REQUIRED: approvingOnly,
    ERR_DOCUMENT_OF_ANOTHER_PLAYER: approvingOnly,
    ERR_DOCUMENT_EXPIRED: approvingOnly,
  },
  '/capi/GamesManagement/v3/GameProvider/SetOrderEnabled': { ERR_TAG_NOT_FOUND: otherList },
  '/capi/GamesManagement/v3/GameTag/SetOrderEnabled': { ERR_PROVIDER_NOT_FOUND: otherList },
  '/capi/v2-onling/OnlineGame/DemoRedirect': {
    ERR_PLAYING_BLOCKED: 'A game for fun has no wallet that could be blocked.',
  },
  '/capi/PlayerAccount/v1/Support/AskFromOutside': {
    ERR_PLAYER_NOT_FOUND: fromOutside,
    ERR_TICKET_FILE_NOT_FOUND: fromOutside,
  },
  '/capi/v2-onling/PlayerVerification/VerifyPhone': { ERR_EMAIL_ALREADY_USED: mailOnly },
  '/capi/v2-onling/PlayerVerification/ChangePhone': { ERR_EMAIL_ALREADY_USED: mailOnly },
  '/capi/v2-onling/Player/SetVerifiedPhone': { ERR_EMAIL_ALREADY_USED: mailOnly },
  '/capi/v2-onling/FreeRound/CreateDefinition': {
    ERR_CAMPAIGN_NOT_FOUND: justWritten,
    ERR_STATE_CHANGED: justWritten,
  },
  '/capi/v2-onling/FreeRound/CancelDefinition': {
    ERR_CAMPAIGN_NOT_LAWFUL: 'One function moves campaigns; only one that goes on is judged.',
  },
  '/capi/BackOffice/v1/Clients/SetGrants': { ERR_CLIENT_EXISTS: 'Only a client that is made can be there already.' },
  '/capi/v1.1/Funds/Transfer': {
    ERR_IDENTIFICATION_NEEDED: noCash,
    ERR_CASH_LIMIT_REACHED: noCash,
    ERR_DOCUMENT_NOT_OF_PLAYER: noCash,
  },
  '/capi/BackOffice/v1/CashDesk/OpenShift': { ERR_DESK_CASH_SHORT: moreCash },
  '/capi/BackOffice/v1/CashDesk/CashIn': {
    ERR_DESK_CASH_SHORT: moreCash,
    ERR_INSUFFICIENT_FUNDS: 'Cash that is paid in takes nothing from the player.',
  },
  '/capi/BackOffice/v1/CashDesk/ConfirmDifference': { ERR_DESK_CASH_SHORT: wasCounted },
  '/capi/BackOffice/v1/CashDesk/RefuseDifference': { ERR_DESK_CASH_SHORT: wasCounted },
}
