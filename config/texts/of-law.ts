/**
 * Texts that the law's pack requires, or that say what it gives a player and what play costs: limits, exclusion, the stop of play,
 * age, help, consents and declarations, the return of a game, the terms of what is offered, fees and bounds of payments, receipts. No
 * brand changes them; they change with the product, as the packs do.
 */
const OF_LAW = [
  /^brand\.footer\./,
  /^site\.(?:adultMessage|limits|exclusion|privacy)\./,
  /^site\.shell\.(?:adultsOnly|warning|playForFun|smallPrint|stop\w*|analytics\w*|sessionTime|netResult\w*|newTerms|outage\w*)$/,
  /^site\.shell\.pages\.(?:privacy|responsibleGaming|gamePlans|terms|gdpr|identificationAndContactInformation|stopSms)$/,
  /^site\.pages\.(?:version$|preview$|(?:newTerms|operator|help|limits|test)\.)/,
  /^site\.(?:accountMenu\.(?:limits|exclusion|privacy|groups\.play)|play\.toExclusion|help\.stop\w+|help\.topic\.(?:limits|terms))$/,
  // What a game returns, whether it is for money, and its plan.
  /^site\.[\w.]+\.rtp\w*$/,
  /^site\.(?:play\.(?:forMoney|forFun|gamePlan|openPlan)|lobby\.tryForFun|jackpots\.(?:adds|rule|part))$/,
  // The terms of what is offered, and what becomes of it.
  /^site\.bonuses\.(?:intro$|\w+Before$|progress$|term|accept|decline$|giveUp|cancel|listed|all|playUntil$|left$|counted$|fact|noBound$|cost|is|own|bonusMoney$|went|took|became|why)/,
  /^site\.freeRounds\.(?:intro|roundsAt|win\w+|bonusDays\w*|withdrawal\w*|until|gameStays|onAccount|keptForBonus|aboveCap|accept)$/,
  /^site\.freeRounds\.(?:convert|converted|into)\./,
  /^site\.promotions\.(?:leftTo\w+|counted|until|term\w*|allGames|meanCost\w*|notGiven|otherWhy|version|take|decline|why\..+)$/,
  /^site\.tournaments\.(?:law\..+|removed\..+|counts\..+|given\..+|stop\w+|leave\w*|freeEntry\w*|prize|cash|bonusPrize|noPrize)$/,
  // Bounds, fees and proofs of payments.
  /^site\.deposit\.(?:bound\w*|tooLittle|tooMuch|fee\w*|ownCard|stopped\..+|receipt\..+|sms\.(?:price|when))$/,
  /^site\.withdraw\.(?:range|before\..+|fee\w*|ends\w*|wayFirst|usual\w*|held|holderHint|states\..+|receipt\..+)$/,
  /^site\.account\.(?:statement|kinds|parts)\./,
  /^site\.venues\.terminal\.(?:webStops|held\w*|sums)$/,
  /^site\.places\.(?:forced|position\w+|byPosition)$/,
  // Who may have an account, what is declared, and what is agreed to.
  /^site\.registration\.(?:birthDateHint|birthNumberOptional|politicallyExposed\w*|yes|no|sanctioned|ownAccount|agree|marketing|termsChanged)$/,
  /^site\.(?:signIn\.(?:birthDateHint|agree)|identity\.kycProblem\..+|help\.chat(?:Text|Open)|account\.wantsMarketing\w+|wallet\.look\.text)$/,
  // What somebody is notified of by their consent, and that it is never an offer.
  /^site\.notifications\.(?:kindsTitle|kinds\..+|never|when)$/,
  /^site\.requirements\.(?:temporary\w*|verified|mayNow|allowed|refused|action\..+|\w+Why|limits|toLimits|terms|toTerms)$/,
  /^error\..*(?:LAW|LIMIT|EXCLU|PANIC|BREAK|LOSS|BLOCKED|TOO_YOUNG|EXPOSED|REGISTER|TERMS_NOT|IDENTITY|VERIFIED|TOO_SOON|STOP)/,
  /^error\.(?:ERR_(?:PLAYER_RESTRICTED|NO_CHANGES_LEFT_THIS_MONTH|FEE_CHANGED|STAKE_NOT_ALLOWED|AMOUNT_NOT_ALLOWED|HOLDER_DIFFERS)|KYC_\w+)$/,
]

export const isOfLaw = (key: string): boolean => OF_LAW.some((pattern) => pattern.test(key))
