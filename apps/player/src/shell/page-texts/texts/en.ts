import type { PageTexts } from '../page-text.ts'

export const texts: PageTexts = {
  faq: [
    'Questions and answers',
    '# Do I have to register?: You can play for fun without registering. Only registered players aged 18 or over may play for money.',
    '# What is RTP?: The share of stakes that returns to players in the long run. It is computed from the rules and the same for everyone; it says nothing about a single round.',
    '# I lost connection during a round: The round is finished on the server and the win is credited. You see the result when you return to the game.',
    '# How do I know a game is fair?: Before a round we publish the fingerprint of a random number, afterwards the number itself. You can verify each of your rounds from your account.',
  ],
  about: [
    'About us',
    '{brand} is an online casino for adults. All games come from one workshop, Tolar Games, and you see their rules and RTP before you stake.',
    'In a game, balance, time since sign-in and net result are always in sight. {operator}',
  ],
  privacy: [
    'Privacy',
    '# What we keep in your browser: Your sign-in is one cookie that the page itself cannot read. Favourites, recent games, the age confirmation and your choice about statistics stay on your device.',
    '# Statistics: Without your consent we measure nothing. Either answer changes nothing about play. You can change your answer at any time at the foot of every page.',
  ],
  responsibleGaming: [
    'Responsible gaming',
    'Play is fun, not income. In the long run the house keeps part of every hundred staked, so play only with money that you can do without.',
    '# Stop: The Stop button is at the top of every page. It signs you out on every device and closes games; a round in progress is finished.',
    '# Warning signs: You play to win back losses. You borrow to play. You hide it from those close to you. One yes is enough: it is time to stop.',
    '# Help: Specialists advise you free of charge and anonymously: {help}.',
  ],
  gamePlans: [
    'Game plans',
    'The rules of each game, its paytable, stake range and exact RTP are in the game itself, under the paytable button. RTP is also shown under every game in the lobby.',
    'The server decides a round by a random number. No round influences another, and no result is ever drawn again.',
  ],
  terms: [
    'Terms',
    '# Who may play: A person aged 18 or over with one account in their own name who is not excluded from gambling.',
    '# Money: Deposits are made only with a means of payment in your own name and are credited once the bank confirms them. Every movement is in your account.',
    '# Play: The result recorded on the server counts. A round that could not be finished is finished when service is restored. A win by abuse of an error is void.',
    '# Account: Your password is yours alone. You see the signed-in devices in your account and can sign them out.',
  ],
  gdpr: [
    'Personal data',
    'We process the data that gambling and anti-money-laundering law requires: identity, contact, payments and rounds. Without them we may not keep an account.',
    'You have the right to see and correct your data, to get a copy and to complain to the data protection authority. Every look of staff at your data is recorded.',
  ],
  affiliate: [
    'Partners',
    'A partner recommends {brand} on its own site and is responsible for addressing adults only. We do not keep who sent you to us.',
  ],
  affiliateCooperation: [
    'Working with partners',
    'We work only with sites for adults. Advertising may not promise a win, aim at people under 18 or hide the risks of play.',
  ],
  bonuses: [
    'Bonuses',
    'A bonus that we offer you is in your account under Bonuses. Its whole terms are there beforehand: amount, time and wagering requirement.',
    'No bonus begins before you accept it. Whoever is kept from play by a stop, an exclusion or a closed account is offered none.',
  ],
  tournaments: [
    'Tournaments',
    'Scores are made of what was won over what was staked. Whoever stakes more has no advantage.',
    'Entering costs nothing. You can leave at any time, also while it is played.',
  ],
  jackpots: [
    'Jackpots',
    'A jackpot is a prize that grows with the stakes of many players. A game that has one says so in its rules, with the probability.',
  ],
  instructions: [
    'How to play',
    'Choose a game in the lobby and try it for fun. To play for money, open an account, deposit by card and set the stake in the game. Start a round by the button or the space bar; the balance shows the result at once.',
  ],
  identificationAndContactInformation: [
    'Contact and operator',
    '{brand} is a casino on the Tolar platform; games are by Tolar Games. When you contact us, give the player number from your account, for a payment its number and for a game the round number. We never ask for your password.',
  ],
  vip: [
    'VIP',
    'Your level grows with points; the ring at the top of the page shows it. A level never changes the rules of games or their RTP: they are the same for everyone.',
  ],
  challenges: [
    'Challenges',
    'Challenges are behind the level ring once you are signed in. None makes you play longer or for more, and you can leave one at any time.',
  ],
  stopSms: [
    'Stop SMS',
    'We send marketing messages only with consent, and you may refuse them at any time. Messages about the security of your account, such as a one-time code, still come.',
  ],
}
