/**
 * Calls of staff that change something and are not under the policy of approvals, each with its reason. Every other one declares
 * ERR_APPROVAL_NEEDED; a new call that does neither fails a test.
 */
const looks = 'It changes nothing: it says what would be, or asks somebody.'
const ownProfile = 'A person changes their own profile and nobody else’s.'
const inbox = 'It is the inbox itself: it decides, or takes back, what somebody asked for.'
const proposal = 'It is a proposal, or decides one: the room’s own table wants two people.'
const stops = 'It only stops, holds or takes a right away; one person must be able to, at once. Undoing it is judged.'
const judged =
  'It moves one payment of one player along its states; money leaves only by calls that stand under the policy.'
const shelf = 'It is how a game looks or where it stands in the lobby.'
const service = 'It serves one player who asks for it, takes a reason, and gives nobody money or a right to play.'
const draft = 'It writes terms that give nothing before two people have approved them.'
const signed = 'It gives by terms and out of a budget that two people have signed.'
const rules = 'Rules without a round: nobody can enter before a round of it is planned, which stands under the policy.'
const named =
  'It names an event, or switches off what hears it; nothing hears it before two people have put a trigger live.'
const twice = 'It wants a second person by a rule of its own.'

const note = 'It is a note for colleagues; it gives nobody money or a right, and every version stays.'
const care =
  'It is the work of people on a case and its record; it moves no money, gives no right, and does nothing to a player.'
const ticket = 'It is talk with one player and its order in the queue; it gives nobody money or a right.'

const drawer =
  'Cash that lies in the drawer, and is counted at the end of the shift: what differs then needs a second person.'

export const CALLS_WITHOUT_APPROVAL: Readonly<Record<string, string>> = {
  '/capi/BackOffice/v1/Hall/CheckDoor': looks,
  '/capi/BackOffice/v1/CashDesk/Create': 'An empty drawer: nothing is in it before a shift is opened and counted.',
  '/capi/BackOffice/v1/CashDesk/OpenShift': drawer,
  '/capi/BackOffice/v1/CashDesk/CloseShift': drawer,
  '/capi/BackOffice/v1/CashDesk/CashIn': drawer,
  '/capi/BackOffice/v1/CashDesk/MeetPlayer': 'It proves who stands at the desk; it changes nothing of theirs.',
  '/capi/BackOffice/v1/CashDesk/PrintReceipt': 'It prints what was done, and counts the copies.',
  '/capi/BackOffice/v1/CashDesk/ConfirmDifference': proposal,
  '/capi/BackOffice/v1/CashDesk/RefuseDifference': proposal,
  '/capi/Play/v1/Backoffice/Withdrawals/Foresee': looks,
  '/capi/BackOffice/v1/Risk/OpenCase': care,
  '/capi/BackOffice/v1/Risk/BeginCase': care,
  '/capi/BackOffice/v1/Risk/DismissAlert': care,
  '/capi/BackOffice/v1/Risk/AssignCase': care,
  '/capi/BackOffice/v1/Risk/AssignCases': care,
  '/capi/BackOffice/v1/Risk/NoteInCase': care,
  '/capi/BackOffice/v1/Risk/MoveCase': care,
  '/capi/BackOffice/v1/Risk/AddFile': care,
  '/capi/BackOffice/v1/Risk/PreviewThresholds': looks,
  '/capi/BackOffice/v1/Export/Make': looks,
  '/capi/BackOffice/v1/Authorities/ResendPackage':
    'It hands the same sealed bytes to the authority once more; nothing in them changes.',
  '/capi/BackOffice/v1/Export/Cancel': looks,
  '/capi/BackOffice/v1/ListView/Save': ownProfile,
  '/capi/BackOffice/v1/ListView/Remove': ownProfile,
  '/capi/BackOffice/v1/ListView/RemoveShared': 'It removes a filter with a name; no row of any list changes.',
  '/capi/BackOffice/v1/Live/SaveCards': ownProfile,
  '/capi/BackOffice/v1/Campaigns/Judge': looks,
  '/capi/BackOffice/v1/Campaigns/Estimate': looks,
  '/capi/BackOffice/v1/Campaigns/CheckList': looks,
  '/capi/BackOffice/v1/Campaigns/Create': draft,
  '/capi/BackOffice/v1/Campaigns/SaveVersion': draft,
  '/capi/BackOffice/v1/Campaigns/Check': draft,
  '/capi/BackOffice/v1/Campaigns/Pause': stops,
  '/capi/BackOffice/v1/Campaigns/End': stops,
  '/capi/BackOffice/v1/Campaigns/Resume': signed,
  '/capi/BackOffice/v1/Campaigns/MakeCodes': signed,
  '/capi/BackOffice/v1/Campaigns/EndCodes': stops,
  '/capi/v2-onling/PlatformEvent/CreateDefinition': named,
  '/capi/v2-onling/PlatformEvent/UpdateDefinition': named,
  '/capi/v2-onling/PlatformEvent/DeleteDefinition': named,
  '/capi/v2-onling/PlatformEvent/CreateTrigger': draft,
  '/capi/v2-onling/PlatformEvent/UpdateTrigger': draft,
  '/capi/v2-onling/PlatformEvent/DeleteTrigger': stops,
  '/capi/BackOffice/v1/Triggers/Judge': looks,
  '/capi/BackOffice/v1/Triggers/Preview': looks,
  '/capi/BackOffice/v1/Triggers/Pause': stops,
  '/capi/BackOffice/v1/Triggers/Resume': signed,
  '/capi/v2-onling/FreeRound/ValidateRule': looks,
  '/capi/v2-onling/FreeRound/CheckRelations': looks,
  '/capi/v2-onling/FreeRound/CreateDefinition': draft,
  '/capi/v2-onling/FreeRound/ChangeDefinition': draft,
  '/capi/v2-onling/FreeRound/CancelDefinition': stops,
  '/capi/v2-onling/FreeRound/CancelRelation': stops,
  '/capi/v2-onling/Bonuses/AddRestrictedPlayer': stops,
  '/capi/v2-onling/Bonuses/CheckRestrictedPlayer': looks,
  '/capi/v2-onling/Bonuses/DeleteRestrictedPlayer': service,
  '/capi/BackOffice/v1/AuditChain/Check': looks,
  '/capi/Play/v1/Backoffice/Reconciliation/Compare': looks,
  '/capi/BackOffice/v1/Deposit/AskGateway': looks,
  '/capi/BackOffice/v1/Player/Reveal': looks,
  '/capi/BackOffice/v1/Player/BeginCallerCheck': looks,
  '/capi/BackOffice/v1/Player/AnswerCallerCheck': looks,
  '/capi/BackOffice/v1/Privacy/OpenHeld': looks,
  '/capi/BackOffice/v1/Player/AskRegister': looks,
  '/capi/BackOffice/v1/Documents/CheckMrz': looks,
  '/capi/v2-onling/User/VerifyToken': looks,
  '/capi/Play/v1/Backoffice/Loyalty/JudgeDefinition': looks,

  '/capi/v2-onling/User/ChangeAudience': ownProfile,
  '/capi/v2-onling/User/Logout': ownProfile,
  '/capi/Play/v1/Backoffice/OwnProfile/AddPasskey': ownProfile,
  '/capi/Play/v1/Backoffice/OwnProfile/BeginAuthenticator': ownProfile,
  '/capi/Play/v1/Backoffice/OwnProfile/BeginPasskey': ownProfile,
  '/capi/Play/v1/Backoffice/OwnProfile/ChangePassword': ownProfile,
  '/capi/Play/v1/Backoffice/OwnProfile/EndSession': ownProfile,
  '/capi/Play/v1/Backoffice/OwnProfile/MakeRecoveryCodes': ownProfile,
  '/capi/Play/v1/Backoffice/OwnProfile/RemovePasskey': ownProfile,
  '/capi/Play/v1/Backoffice/OwnProfile/SetAuthenticator': ownProfile,

  '/capi/Play/v1/Backoffice/Approvals/Approve': inbox,
  '/capi/Play/v1/Backoffice/Approvals/Refuse': inbox,
  '/capi/Play/v1/Backoffice/Approvals/Withdraw': inbox,

  '/capi/v2-onling/Payment/ConfiscateWithdraw': proposal,
  '/capi/Play/v1/Backoffice/AutomaticApproval/Propose': proposal,
  '/capi/Play/v1/Backoffice/AutomaticApproval/Approve': proposal,
  '/capi/Play/v1/Backoffice/AutomaticApproval/Reject': proposal,
  '/capi/Play/v1/Backoffice/Corrections/Propose': proposal,
  '/capi/Play/v1/Backoffice/Corrections/Approve': proposal,
  '/capi/Play/v1/Backoffice/Corrections/Reject': proposal,
  '/capi/Play/v1/Backoffice/Fees/Propose': proposal,
  '/capi/Play/v1/Backoffice/Fees/Approve': proposal,
  '/capi/Play/v1/Backoffice/Fees/Reject': proposal,
  '/capi/Play/v1/Backoffice/Jackpots/Propose': proposal,
  '/capi/Play/v1/Backoffice/Jackpots/ProposeAgain': proposal,
  '/capi/Play/v1/Backoffice/Jackpots/Approve': proposal,
  '/capi/Play/v1/Backoffice/Jackpots/Reject': proposal,
  '/capi/BackOffice/v1/Deposit/EndRefund': twice,

  '/capi/v2-onling/Diagnostics/DeletePlannedShutdown': 'It only opens what a shutdown would have held.',
  '/capi/Play/v1/Backoffice/AutomaticApproval/Stop': stops,
  '/capi/Play/v1/Backoffice/Jackpots/Stop': stops,
  '/capi/v2-onling/Player/Lock': stops,
  '/capi/BackOffice/v1/Player/AddExclusion': stops,
  '/capi/BackOffice/v1/Player/LockCard': stops,
  '/capi/BackOffice/v1/Player/RemoveCard': stops,
  '/capi/BackOffice/v1/Player/EndSessions': stops,
  '/capi/BackOffice/v1/Clients/EndSecret': stops,
  '/capi/BackOffice/v1/Clients/SwitchOff': stops,
  '/capi/BackOffice/v1/Kiosk/SetBlock': stops,
  '/capi/Play/v1/Backoffice/Staff/Deactivate': stops,
  '/capi/Play/v1/Backoffice/Staff/EndSessions': stops,

  '/capi/v2-onling/Payment/SuspendWithdraw': judged,
  '/capi/v2-onling/Payment/ResumeWithdraw': judged,
  '/capi/Play/v1/Backoffice/Withdrawal/Refuse': judged,
  '/capi/BackOffice/v1/Deposit/CloseAttention': judged,
  '/capi/v2-onling/Payment/SetTypeRestriction':
    'It closes a way of payment, or opens one that staff had closed; what the brand does not have it does not open.',
  '/capi/Play/v1/Backoffice/Withdrawals/MoveMany':
    'Each withdrawal is moved by the call for one, under its rule of the policy.',

  '/capi/Play/v1/Backoffice/Reconciliation/ImportList': 'It reads a list of a partner, and compares; no balance moves.',
  '/capi/Play/v1/Backoffice/Reconciliation/Explain': 'It writes why a partner’s list differs; no balance moves.',
  '/capi/Play/v1/Backoffice/Reconciliation/CloseDay': 'It closes a day of comparing; no balance moves.',

  '/capi/GamesManagement/v3/GameTag/Create': shelf,
  '/capi/GamesManagement/v3/GameTag/Delete': shelf,
  '/capi/GamesManagement/v3/GameTag/Update': shelf,
  '/capi/v2-onling/OnlineGameTag/Create': shelf,
  '/capi/v2-onling/OnlineGameTag/Delete': shelf,
  '/capi/v2-onling/OnlineGameTag/Update': shelf,
  '/capi/GamesManagement/v3/GameAssets/DeleteCover/{id}': shelf,
  '/capi/GamesManagement/v3/GameAssets/DeleteGamePlan/{id}': shelf,
  '/capi/GamesManagement/v3/GameAssets/DeleteIcon/{id}': shelf,
  '/capi/GamesManagement/v3/GameAssets/UploadCover/{id}': shelf,
  '/capi/GamesManagement/v3/GameAssets/UploadGamePlan/{id}': shelf,
  '/capi/GamesManagement/v3/GameAssets/UploadIcon/{id}': shelf,
  '/capi/v2-onling/OnlineGame/DeleteCover/{id}': shelf,
  '/capi/v2-onling/OnlineGame/DeleteGamePlan/{id}': shelf,
  '/capi/v2-onling/OnlineGame/DeleteIcon/{id}': shelf,
  '/capi/v2-onling/OnlineGame/UploadCover/{id}': shelf,
  '/capi/v2-onling/OnlineGame/UploadGamePlan/{id}': shelf,
  '/capi/v2-onling/OnlineGame/UploadIcon/{id}': shelf,
  '/capi/GamesManagement/v3/Game/ReorderGamesInGeneralList': shelf,
  '/capi/GamesManagement/v3/GameProvider/ReorderGamesInProviderList': shelf,
  '/capi/GamesManagement/v3/GameTag/ReorderGamesInTagList': shelf,
  '/capi/GamesManagement/v3/GameProvider/SetOrderEnabled': shelf,
  '/capi/GamesManagement/v3/GameTag/SetOrderEnabled': shelf,
  '/capi/v2-onling/OnlineGame/ReorderGames': shelf,
  '/capi/v2-onling/OnlineGame/ReorderProviderGames': shelf,
  '/capi/v2-onling/OnlineGame/ReorderTagGames': shelf,

  '/capi/v2-onling/Tournaments/CreateTournament': rules,
  '/capi/v2-onling/Tournaments/ChangeTournament': rules,
  '/capi/v2-onling/Tournaments/CreateHallOfFame': rules,
  '/capi/v2-onling/Tournaments/ChangeHallOfFame': rules,
  '/capi/v2-onling/Tournaments/CancelRound': stops,
  '/capi/v2-onling/Tournaments/AddRestrictedPlayer': stops,
  '/capi/Play/v1/Backoffice/Tournaments/Disqualify': stops,
  '/capi/v2-onling/Tournaments/RegisterPlayer': service,
  '/capi/BackOffice/v1/Player/WriteNote': note,
  '/capi/BackOffice/v1/Player/TagPlayers': note,
  '/capi/BackOffice/v1/Player/CorrectNote': note,
  '/capi/BackOffice/v1/Player/EndNote': note,
  '/capi/BackOffice/v1/Player/WriteLetter': ticket,
  '/capi/BackOffice/v1/Support/AddNote': ticket,
  '/capi/BackOffice/v1/Support/Answer': ticket,
  '/capi/BackOffice/v1/Support/Close': ticket,
  '/capi/BackOffice/v1/Support/Reopen': ticket,
  '/capi/BackOffice/v1/Support/SetOwner': ticket,
  '/capi/BackOffice/v1/Support/ChangeMany': ticket,
  '/capi/BackOffice/v1/Support/SetPriority': ticket,
  '/capi/BackOffice/v1/Support/SaveTemplate':
    'A text that a person reads, and may change, before it goes to one player.',
  '/capi/BackOffice/v1/Support/RemoveTemplate':
    'A text that a person reads, and may change, before it goes to one player.',

  '/capi/v2-onling/Player/RemoveEmail': service,
  '/capi/v2-onling/Player/RemovePhone': service,
  '/capi/BackOffice/v1/Player/StopAdvertising': service,
  '/capi/BackOffice/v1/Player/SetNickname': service,
  '/capi/BackOffice/v1/Player/IssueCard': service,
  '/capi/BackOffice/v1/Player/UnlockCard': service,
  '/capi/BackOffice/v1/Player/AddBankAccount':
    'An account that staff enter counts only after a proof, as if the player had entered it.',
  '/capi/BackOffice/v1/Privacy/EnterErasure':
    'The law gives a person this right; what a rule holds back is sealed, and it takes days.',
  '/capi/v2-onling/PlayerIdentityDocument/Reject': 'A rejected document is sent again.',
  '/capi/v2-onling/PlayerDocumentScan/Reject': 'A rejected paper is sent again.',
  '/capi/v2-onling/PlayerMigration/Reject': 'A rejected migration is asked for again.',
  '/capi/v2-onling/StaticFiles/{group}/{name}':
    'A file that is shown nowhere before a page or a section names it, which two people let live.',
  '/capi/BackOffice/v1/Content/SavePage': draft,
  '/capi/BackOffice/v1/Content/KeepPageText': 'It changes nothing that players see.',
  '/capi/BackOffice/v1/Content/CreateSection': draft,
  '/capi/BackOffice/v1/Content/SaveSection': draft,
  '/capi/BackOffice/v1/Content/Preview': looks,
  '/capi/BackOffice/v1/Content/TryLook': looks,
  '/capi/BackOffice/v1/Content/SaveLook': draft,
  '/capi/BackOffice/v1/Content/TryTexts': looks,
  '/capi/BackOffice/v1/Content/SaveTexts': draft,
  '/capi/BackOffice/v1/Content/SaveSynonyms':
    'It is what people call games when they search; nobody is given anything by it.',
  '/capi/BackOffice/v1/Kiosk/CreateCode':
    'A code that registers one kiosk of a workroom, once and within minutes, with the scopes of kiosks.',
  '/capi/Play/v1/Backoffice/Staff/Invite':
    'Whoever is invited can do nothing before two people have given them a role.',
  '/capi/Play/v1/Backoffice/Staff/Activate': 'Whoever is let in again has no role: two people give them one.',
  '/capi/Play/v1/Backoffice/Staff/Reset': 'The link goes to the person’s own address, and they are told of it.',
  '/capi/Play/v1/Backoffice/Staff/Unlock': 'It forgets bad attempts; password and second factor are asked as ever.',
}
