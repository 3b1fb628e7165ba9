/** What a rule of the law says to staff when it refuses something for a player, by the key of its text. */
export const lawRefusalsEn = {
  'lawSays.figure': 'Bound: {figure}.',
  'lawSays.present': 'So far: {present}.',
  'lawSays.earliest': 'At the earliest {at}.',
  'error.cashLeft': 'At most {amount} more today.',
  'lawSays.age': 'Only adults may play. Check the date of birth.',
  'lawSays.limits-chosen': 'The player has not chosen all limits yet: each is set or refused on the Limits page.',
  'lawSays.limit-logon-count': 'The player has used up the number of sign-ins that they set.',
  'lawSays.limit-logon-duration': 'The player has used up the time that they set for today.',
  'lawSays.logon-break': 'The player is on the break that they set after signing out. Money can be paid out.',
  'lawSays.limit-stake': 'The stake would exceed the stake limit that the player set.',
  'lawSays.limit-loss': 'The stake could exceed the loss limit that the player set.',
  'lawSays.limit-visits': 'The player has used up the monthly number of visits that they set.',
  'lawSays.limit-deposit':
    'The deposit would exceed the deposit limit that the player set. Only a lower amount can be accepted.',
  'lawSays.change-limit': 'The player has already changed this limit this month. The present value stays.',
  'lawSays.reopened-account':
    'The player reopened the account soon after closing it, so the limit cannot be milder than before.',
  'lawSays.one-account': 'This person already has an account here.',
  'lawSays.temporary-account':
    'The player’s account is temporary until the identity is verified. Until then this is not possible.',
  'lawSays.bonus-on-temporary': 'A bonus can be given only after the player’s identity is verified.',
  'lawSays.competition': 'The law does not allow competitions by stakes or wins in this game.',
  'lawSays.points-for-play': 'The law does not allow points for stakes, losses or frequency of play.',
  'lawSays.bonus-terms': 'The bonus does not meet the conditions of the law and cannot be given.',
  'lawSays.duty': 'The rules of the market do not allow it.',
  'lawSays.panic': 'The player pressed the panic button, so play is stopped. Money can be paid out.',
  'lawSays.register':
    'The state register does not allow the player to play, or has not answered. Money can be paid out.',
  'lawSays.register-not-writable': 'We cannot enter the player in this register. The player applies to the authority.',
  'lawSays.forced-break': 'The player is on a compulsory break from play. Money can be paid out.',
  'lawSays.promotion-words': 'The message must contain the warning that the law requires.',
  'lawSays.hourly-loss': 'The player has reached the hourly loss bound of this game.',
  'lawSays.win-max': 'The stake could bring a win above the allowed bound.',
  'lawSays.stake-max': 'The stake is higher than allowed.',
  'lawSays.jackpot': 'The rules of the market do not allow a jackpot in this game.',
  'lawSays.payment-account':
    'The player has no verified payment account in their own name. Until the player verifies one, money cannot be paid out.',
  'lawSays.politically-exposed':
    'Politically exposed persons may not play here. The player has declared to be one, or has not declared anything; the declaration is corrected in the player’s account.',
  'lawSays.self-exclusion': 'The player has excluded themselves from play. Money can be paid out.',
  'lawSays.round-pace': 'The player’s next round began too soon.',
  'lawSays.autoplay': 'Rounds cannot run by themselves.',
  'lawSays.identity-to-play': 'The player may play for money only after identity verification.',
  'lawSays.market-unknown': 'There are no valid rules for this market, so play is closed.',
} as const
