import type { AnswerTexts } from '../questions.ts'

export const answers: AnswerTexts = {
  withdrawalWhere: [
    'Where is the money that I withdrew?',
    'The page for withdrawals shows each payout and the step that it is in. Until it is sent you can cancel it there, and the money comes back to your account.',
  ],
  depositMissing: [
    'I have paid and do not see the deposit',
    'A deposit is credited once the bank or the card company confirms it. A transfer comes with the statement of our bank. If it left with another variable symbol, send us the confirmation of your bank as a file.',
  ],
  withdrawalTo: [
    'Where do you send a payout?',
    'Only to an account or a card that is yours. The page for withdrawals offers the ways that hold for you.',
  ],
  bonusBegins: [
    'Does a bonus begin by itself?',
    'No. A bonus begins when you accept it. You see all of its terms before, and can decline as easily.',
  ],
  wagering: [
    'What is wagering?',
    'How much you have to stake of the bonus before what is left becomes your money. How much is done, and until when the bonus holds, stands with the bonus.',
  ],
  bonusGivenUp: [
    'Can I give a bonus up?',
    'Yes, at any time. The bonus ends and its money goes back to the house; your own money stays.',
  ],
  verifyIdentity: [
    'How do I prove who I am?',
    'On the page of verification. It offers the ways that hold here; pictures of your documents are one of them. Why a document was not accepted is always written there.',
  ],
  changeContact: [
    'How do I change my e-mail or phone?',
    'On the page that says what your account needs. You confirm the new contact by a code that we send to it.',
  ],
  closeAccount: [
    'How do I close my account?',
    'On the page of your data, with your password. It can be closed when nothing is left on it: no money, no payouts, no open rounds. It does not open again.',
  ],
  changeLimit: [
    'How do I change a limit?',
    'On the page of limits. A stricter value holds sooner than a milder one; from when exactly is said before you confirm the change.',
  ],
  stopNow: [
    'I want to stop playing now',
    'Press Stop in the header: it stops play on all devices and cannot be taken back. A longer break, or an exclusion, is set on the page of breaks.',
  ],
  somebodyPlaysTooMuch: [
    'Who advises me when I play too much?',
    'Experts, free of charge and without your name: {help}. Meanwhile you can close play for yourself on the page of breaks.',
  ],
  connectionLost: [
    'My connection was lost in the middle of a round',
    'The round is finished on the server and the win is credited. You see the result when you come back to the game.',
  ],
  isItFair: [
    'How do I know that a game does not cheat?',
    'Before a round we publish the fingerprint of a random number, after it the number itself. You can check each of your rounds from your account.',
  ],
  rtp: [
    'What is RTP?',
    'The share of stakes that comes back to players in the long run. It is computed from the rules of the game and is the same for all; it says nothing of one round.',
  ],
  forFun: [
    'Can I play for fun?',
    'Yes, without registration too. Only a registered player of 18 or more may play for money.',
  ],
  addVenueCard: [
    'How do I add a card of a venue?',
    'On the page of venue cards, by the number that stands on the card. To sign in by card you need a PIN.',
  ],
  oldAccount: [
    'I have an account of a venue or of earlier days',
    'You move it on the page of old accounts: we find it, check that it is yours, and join it with the new one.',
  ],
  passwordForgotten: [
    'I have forgotten my password',
    'Choose the forgotten password on the page for signing in. The link to a new one comes to your e-mail.',
  ],
  whoIsSignedIn: [
    'How do I see who is signed in?',
    'Your account shows the devices that are signed in, and you can sign each of them out. If you do not know one, change your password as well.',
  ],
  passwordAsked: [
    'Somebody asks me for my password',
    'It is not our support: we never ask for it by phone, in an e-mail or in an answer. Change your password and write to us.',
  ],
  locked: [
    'Why is my account locked?',
    'Support tells you the reason. You can write to it from here without signing in; the answer comes to your e-mail.',
  ],
  whoMayPlay: [
    'Who may play here?',
    'A person of 18 or more who has one account in their own name and is not excluded from gambling.',
  ],
  copyOfData: [
    'How do I get a copy of my data?',
    'Ask for it on the page of your data. When the archive is ready we write to you, and you download it there. Your questions to support are in it too.',
  ],
}
