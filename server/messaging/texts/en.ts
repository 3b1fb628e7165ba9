import type { PlayerTexts } from './letter-text.ts'

export const en: PlayerTexts = {
  hello: 'Hello,',
  'one-time-password': [
    '{code} – one-time password, {brand}',
    'your one-time password is {code}.',
    'It is valid for {minutes} min and only once. Tell it to nobody, not even to us.',
    'You did not ask for it? Then there is nothing you need to do.',
  ],
  'password-reset': [
    'New password, {brand}',
    'set your new password here:',
    '{url}',
    'The link is valid for {minutes} min and only once. The change signs you out on every device.',
    'You did not ask for a new password? Then there is nothing you need to do; the old one stays valid.',
  ],
  'passkey-changed': [
    'The passkeys of your account changed, {brand}',
    '{how, select, added {the passkey “{name}” was added to your account. It can be used to sign in from now on.} other {the passkey “{name}” was removed from your account. It cannot be used to sign in any more.}}',
    'Was it not you? Set a new password: that ends all passkeys. Then write to support.',
  ],
  registration: [
    'Finish your registration, {brand}',
    'this link proves your e-mail and lets you go on with your registration:',
    '{url}',
    'It is valid for {hours} h. You did not begin a registration? Then there is nothing you need to do.',
  ],
  'email-code': [
    '{code} – proof of your e-mail, {brand}',
    'the code that proves your e-mail is {code}.',
    'It is valid for {minutes} min and only once. Tell it to nobody, not even to us.',
  ],
  'withdrawal-code': [
    '{code} – withdrawal code, {brand}',
    'confirm the withdrawal of {amount} to the account {account} with the code {code}.',
    'It is valid for {minutes} min and only once. Tell it to nobody, not even to us.',
    'You did not ask for a withdrawal? Do not enter the code, change your password and write to us.',
  ],
  'bonus-offered': [
    'You are offered a bonus of {amount}, {brand}',
    'we offer you the bonus “{name}”: {amount}.',
    'Its terms are in your account; you take it only if you want to. The offer holds until {until}.',
    'You want no offers from us? Switch them off in the settings of your account.',
  ],
  'bonus-ending': [
    'The bonus {name} ends soon, {brand}',
    '{left} of the bonus “{name}” is left. It can be played until {until}.',
    'You want no such reminders? Switch them off in the settings of your account.',
  ],
  'bonus-converted': [
    '{amount} of your bonus is your money, {brand}',
    'you have met the terms of the bonus “{name}”. {amount} is in your account; it is your own money.',
  ],
  'bonus-ended': [
    'The bonus {name} has ended, {brand}',
    'the bonus “{name}” has ended. {how, select, expired {Its time was over.} withdrawal {By its terms your withdrawal ended it.} refund {The deposit that it was given for went back, whole or in part.} other {Our staff ended it.}}',
    '{amount} of it was left. {how, select, refund {Of your own money nothing went back but that.} other {Your own money is not touched.}} Every step of the bonus is shown in your account.',
  ],
  'bonus-lowered': [
    '{back} of the bonus {name} went back to us, {brand}',
    'of the deposit that the bonus “{name}” was given for, a part went back to where it came from. With it, {back} of the bonus went back to us.',
    '{state, select, offered {The offer is {left} now; you can still accept it.} active {{left} of it is left.} other {The bonus is over.}} Every step of it is shown in your account.',
  ],
  'free-rounds-offered': [
    'Free rounds: {rounds} at {stake}, {brand}',
    'we offer you free rounds. How many: {rounds}, at a stake of {stake}.',
    'You choose the game and read the terms in your account; you take them only if you want to. They can be played until {until}.',
    'You want no offers from us? Switch them off in the settings of your account.',
  ],
  'free-rounds-ending': [
    'Free rounds left: {left}, {brand}',
    'you have free rounds left. How many: {left}. They can be played until {until}.',
    'You want no such reminders? Switch them off in the settings of your account.',
  ],
  'free-rounds-converted': [
    '{amount} in place of free rounds, {brand}',
    'in place of free rounds you took {amount}. {to, select, cash {The money is in your account.} other {It is an offer of a bonus; its terms are in your account.}}',
  ],
  'free-rounds-ended': [
    'Your free rounds have ended, {brand}',
    'your free rounds have ended. {how, select, expired {Their time was over.} withdrawal {By their terms your withdrawal ended them.} other {Our staff ended them.}}',
    'Rounds that were not played: {left}. What you have won stays yours.',
  ],
  'tournament-prize': [
    'Place {place} in the tournament {tournament}, {brand}',
    'you are in place {place} of the tournament “{tournament}”.',
    '{kind, select, money {{amount} is in your account.} free-rounds {You have free rounds in the game {game}. How many: {rounds}.} other {You are offered a bonus of {amount}. Its terms are in your account; you take it only if you want to.}}',
  ],
  'tournament-cancelled': [
    'The tournament {tournament} is called off, {brand}',
    'we have called off the tournament “{tournament}” that you had entered. No prizes are given in it.',
    'Entering cost nothing. What you won in the rounds that you played stays yours.',
  ],
  'tournament-removed': [
    'You are no longer in the tournament {tournament}, {brand}',
    'you are no longer in the table of the tournament “{tournament}”.',
    '{because, select, disqualified {Our support decided it by the rules of the tournament.} excluded {The reason is a pause or an exclusion from play that began on your account.} locked {The reason is that your account was locked.} closed {The reason is that your account was closed.} other {You cannot take part in tournaments now.}}',
    'Prizes that you have won already stay yours. If you have a question, write to support.',
  ],
  'document-approved': [
    'Your document is verified, {brand}',
    'we have verified your document ({document}). There is nothing you need to do.',
  ],
  'document-rejected': [
    'Please send your document again, {brand}',
    'we did not accept your document ({document}).',
    '{message}',
    'Send it again in your account.',
  ],
  'document-expiring': [
    'Your document expires soon, {brand}',
    'your document ({document}) is valid until {day}. Send the new one in your account in time.',
  ],
  'terms-change': [
    'New terms from {day}, {brand}',
    'new terms hold from {day}. You can read them now:',
    '{url}',
    'From that day on we ask you to accept them when you sign in; until you do, you can neither deposit nor stake. You can withdraw your money and close the account without it.',
  ],
  'terms-taken-back': [
    'We took back the terms of {day}, {brand}',
    'we wrote that new terms hold from {day}. We have taken them back; there is nothing you need to accept.',
    'The terms that hold are here:',
    '{url}',
  ],
  'migration-begun': [
    'Your earlier account is being brought over, {brand}',
    'somebody began to bring your earlier account over to a new online account.',
    'Is it you? Then there is nothing you need to do. Is it not? Write to us at once and we will stop it.',
  ],
  'migration-approved': [
    'Your earlier account is here, {brand}',
    'your earlier account is now a part of your online account.',
    'Cards that came with it: {cards}. Your PIN goes with them.',
  ],
  'migration-rejected': [
    'About your earlier account, {brand}',
    'we did not bring over your earlier account.',
    '{message}',
    'You can go on using your online account.',
  ],
  'migration-expired': [
    'Bringing over your earlier account has ended, {brand}',
    'we could not see in time that the earlier account is yours, so bringing it over has ended.',
    'You can begin again in your account at any time.',
  ],
  'export-ready': [
    'The copy of your data is ready, {brand}',
    'the copy of your data that you asked for is ready. Download it in your account, on the page Your data. We delete it after {days, plural, one {# day} other {# days}}.',
    'You did not ask for it? Change your password and write to us.',
  ],
  'account-prolonged': [
    'Your account has more time, {brand}',
    'your temporary account now lasts until {until}.',
    'Until then finish the verification of your identity; after that neither deposits nor play are possible.',
  ],
  'declaration-taken-back': [
    'We took your declaration back, {brand}',
    '{what, select, exposed {what you declared about being a politically exposed person no longer counts: it was made by mistake. Please declare it again in your account.} other {what you declared about sanctions no longer counts: it was made by mistake.}}',
    'Was it no mistake? Please write to support.',
  ],
  'account-closed': [
    'Your account is closed, {brand}',
    'we have closed your account. Nobody can sign in to it any more, and we will send you nothing more.',
    '{erases, select, true {We are erasing your data. What the law has us keep is locked away, and destroyed when its time is over.} other {}}',
  ],
  'support-received': [
    'We have your question no. {number}, {brand}',
    'your question no. {number} has come to us. We will write to you when we answer it. Sign in and open Help to see how far it is.',
  ],
  'support-answered': [
    'An answer to your question no. {number}, {brand}',
    '{isWhole, select, true {this is our answer to your question no. {number}:} other {we have answered your question no. {number}. Sign in and open Help to read it, and to write again.}}',
    '<known>{text}</known>',
    '{isWhole, select, true {Is there more to ask? Send us a new question on the page Help.} other {}}',
  ],
  'from-staff': ['{subject}, {brand}', '{text}'],
  'money-taken': [
    '{amount} left your account without a card, {brand}',
    '{amount} was taken from your account<known> at “{place}”</known>. Nobody showed a card or a PIN for it.',
    'It was not you? Switch the wallet for venues off in your account and write to support.',
  ],
  'hold-expired': [
    '{amount} is back in the wallet, {brand}',
    '{amount}<known> for “{place}”</known> was not taken over by the terminal in time. The money is back in the wallet for venues.',
  ],
  'credit-left': [
    '{amount} is left on a terminal, {brand}',
    'by what the venue has reported, {amount} was left on the terminal “{place}” after the sign-out. The venue gives the money back to the wallet for venues.',
    'Was it paid out in cash already? Then all is well. If not, the staff of the venue or our support can help.',
  ],
  'credit-closed': [
    'The {amount} left on a terminal: closed, {brand}',
    '{outcome, select, paid {the venue states that it has paid out in cash the {amount} that was left on the terminal “{place}”. Number of the receipt: {receipt}.} wrong {the venue has checked the report of {amount} left on the terminal “{place}”. It states that the report was wrong and nothing was left.} other {the venue has closed the case of {amount} that was left on the terminal “{place}”.}}',
    'The amount is no longer shown with the wallet for venues. If that is not right, our support can help.',
  ],
  'voucher-expired': [
    'Your voucher for {amount} has expired, {brand}',
    'nobody fetched the cash of your voucher for {amount} within 24 hours, so it is no longer good. The money is back in the wallet for venues.',
  ],
  'deposit-arrived': [
    'Your deposit of {amount} has arrived, {brand}',
    'your deposit of {amount} has arrived and is on your account with us. Its number is {reference}.',
  ],
  'withdrawal-done': [
    'Your withdrawal of {amount} is paid, {brand}',
    'we have paid you {amount}<known> ({account})</known>. The withdrawal has the number {reference}.',
  ],
  'withdrawal-refused': [
    'We refused your withdrawal of {amount}, {brand}',
    'we refused your withdrawal of {amount}. The money is back on your account with us.',
    'Support tells you why; give the number {reference}.',
  ],
  'withdrawal-returned': [
    'Your withdrawal of {amount} came back, {brand}',
    'the bank sent your withdrawal of {amount}<known> ({account})</known> back to us. The money is back on your account with us.',
    'Please check where we send it. The withdrawal had the number {reference}.',
  ],
  'withdrawal-confiscated': [
    'We do not pay out your withdrawal of {amount}, {brand}',
    'we do not pay out your withdrawal of {amount}, and the money does not go back to your account.',
    'Support tells you why; give the number {reference}. You do not agree? Write to us.',
  ],
  'withdrawal-expired': [
    'Your withdrawal of {amount} was not confirmed, {brand}',
    'you did not confirm your withdrawal of {amount} in time. The money is back on your account with us.',
  ],
  'verification-code': '{brand}: verification code {code}, valid {minutes} min. Tell it to nobody.',
  'payment-code': '{brand}: code {code} confirms the payment of {amount}, valid {minutes} min.',
}
