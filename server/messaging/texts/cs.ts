import type { PlayerTexts } from './letter-text.ts'

export const cs: PlayerTexts = {
  hello: 'Dobrý den,',
  'one-time-password': [
    '{code} – jednorázové heslo, {brand}',
    'vaše jednorázové heslo je {code}.',
    'Platí {minutes} min a jen jednou. Nikomu je neříkejte, ani nám.',
    'Nežádali jste o ně? Pak nemusíte nic dělat.',
  ],
  'password-reset': [
    'Nové heslo, {brand}',
    'nové heslo si nastavíte zde:',
    '{url}',
    'Odkaz platí {minutes} min a jen jednou. Po změně hesla budete na všech zařízeních odhlášeni.',
    'Nežádali jste o nové heslo? Pak nemusíte nic dělat, staré platí dál.',
  ],
  'passkey-changed': [
    'Přístupové klíče k účtu se změnily, {brand}',
    '{how, select, added {k vašemu účtu byl přidán přístupový klíč „{name}“. Od teď se jím lze přihlásit.} other {z vašeho účtu byl odebrán přístupový klíč „{name}“. Přihlásit se jím už nejde.}}',
    'Nebyli jste to vy? Nastavte si nové heslo: tím přestanou platit všechny přístupové klíče. Potom napište podpoře.',
  ],
  registration: [
    'Dokončete registraci, {brand}',
    'tímto odkazem potvrdíte svůj e-mail a můžete pokračovat v registraci:',
    '{url}',
    'Platí {hours} h. Registraci jste nezačali? Pak nemusíte nic dělat.',
  ],
  'email-code': [
    '{code} – ověření e-mailu, {brand}',
    'kód, kterým ověříte svůj e-mail, je {code}.',
    'Platí {minutes} min a jen jednou. Nikomu ho neříkejte, ani nám.',
  ],
  'withdrawal-code': [
    '{code} – kód k výběru, {brand}',
    'potvrďte výběr {amount} na účet {account} kódem {code}.',
    'Platí {minutes} min a jen jednou. Nikomu ho neříkejte, ani nám.',
    'Nežádali jste o výběr? Kód nezadávejte, změňte si heslo a napište nám.',
  ],
  'bonus-offered': [
    'Nabídka bonusu {amount}, {brand}',
    'nabízíme vám bonus „{name}“: {amount}.',
    'Podmínky si přečtete na svém účtu a bonus přijmete, jen pokud chcete. Nabídka platí do {until}.',
    'Nechcete od nás nabídky? Vypnete je v nastavení svého účtu.',
  ],
  'bonus-ending': [
    'Bonus {name} brzy skončí, {brand}',
    'z bonusu „{name}“ vám zbývá {left}. Hrát s ním lze do {until}.',
    'Nechcete od nás taková připomenutí? Vypnete je v nastavení svého účtu.',
  ],
  'bonus-converted': [
    'Z bonusu je {amount} ve vašich penězích, {brand}',
    'podmínky bonusu „{name}“ jste splnili. Na váš účet jsme připsali {amount}; jsou to vaše peníze.',
  ],
  'bonus-ended': [
    'Bonus {name} skončil, {brand}',
    'bonus „{name}“ skončil. {how, select, expired {Uplynul jeho čas.} withdrawal {Podle jeho podmínek ho ukončil váš výběr.} refund {Vrátil se vklad, za který byl, celý nebo zčásti.} other {Ukončili ho naši pracovníci.}}',
    'Zbývalo z něj {amount}. {how, select, refund {Z vašich vlastních peněz se vrátilo jen to, co z vkladu.} other {Vašich vlastních peněz se to netýká.}} Všechny kroky bonusu vidíte na svém účtu.',
  ],
  'bonus-lowered': [
    'Z bonusu {name} se nám vrátilo {back}, {brand}',
    'z vkladu, za který byl bonus „{name}“, se část vrátila, odkud přišla. S ní se nám vrátilo {back} z bonusu.',
    '{state, select, offered {Nabídka je teď {left}; přijmout ji můžete dál.} active {Zbývá z něj {left}.} other {Bonus už skončil.}} Všechny kroky bonusu vidíte na svém účtu.',
  ],
  'free-rounds-offered': [
    'Volná kola: {rounds} po {stake}, {brand}',
    'nabízíme vám volná kola. Jejich počet: {rounds}, sázka {stake}.',
    'Hru si vyberete a podmínky přečtete na svém účtu; přijmete je, jen pokud chcete. Dohrát je lze do {until}.',
    'Nechcete od nás nabídky? Vypnete je v nastavení svého účtu.',
  ],
  'free-rounds-ending': [
    'Zbývají volná kola: {left}, {brand}',
    'zbývají vám volná kola. Jejich počet: {left}. Dohrát je lze do {until}.',
    'Nechcete od nás taková připomenutí? Vypnete je v nastavení svého účtu.',
  ],
  'free-rounds-converted': [
    'Za volná kola {amount}, {brand}',
    'místo volných kol jste si vzali {amount}. {to, select, cash {Peníze jsou na vašem účtu.} other {Je to nabídka bonusu; její podmínky si přečtete na svém účtu.}}',
  ],
  'free-rounds-ended': [
    'Volná kola skončila, {brand}',
    'vaše volná kola skončila. {how, select, expired {Uplynul jejich čas.} withdrawal {Podle jejich podmínek je ukončil váš výběr.} other {Ukončili je naši pracovníci.}}',
    'Neodehraných kol: {left}. Co jste vyhráli, vám zůstává.',
  ],
  'tournament-prize': [
    '{place}. místo v turnaji {tournament}, {brand}',
    'v turnaji „{tournament}“ máte {place}. místo.',
    '{kind, select, money {Na váš účet jsme připsali {amount}.} free-rounds {Připsali jsme vám volná točení do hry {game}. Jejich počet: {rounds}.} other {Nabízíme vám bonus {amount}. Podmínky si přečtete na svém účtu a bonus přijmete, jen pokud chcete.}}',
  ],
  'tournament-cancelled': [
    'Turnaj {tournament} se ruší, {brand}',
    'turnaj „{tournament}“, do kterého jste se přihlásili, jsme zrušili. Ceny se v něm neudělují.',
    'Vstup nic nestál. Výhry z kol, která jste odehráli, vám zůstávají.',
  ],
  'tournament-removed': [
    'Nejste už v turnaji {tournament}, {brand}',
    'v pořadí turnaje „{tournament}“ už nejste.',
    '{because, select, disqualified {Rozhodli o tom pracovníci podpory podle pravidel turnaje.} excluded {Důvodem je pauza nebo vyloučení ze hry, které na vašem účtu začalo.} locked {Důvodem je zablokování vašeho účtu.} closed {Důvodem je uzavření vašeho účtu.} other {Turnajů se teď účastnit nemůžete.}}',
    'Ceny, které jste už vyhráli, vám zůstávají. Máte-li otázku, napište podpoře.',
  ],
  'document-approved': ['Doklad je ověřený, {brand}', 'váš doklad ({document}) jsme ověřili. Nemusíte nic dělat.'],
  'document-rejected': [
    'Doklad pošlete prosím znovu, {brand}',
    'doklad ({document}) jsme nepřijali.',
    '{message}',
    'Znovu ho pošlete v účtu.',
  ],
  'document-expiring': [
    'Vašemu dokladu končí platnost, {brand}',
    'váš doklad ({document}) platí do {day}. Nový pošlete v účtu včas.',
  ],
  'terms-change': [
    'Od {day} platí nové podmínky, {brand}',
    'od {day} platí nové herní podmínky. Přečtěte si je předem:',
    '{url}',
    'Od toho dne vás po přihlášení požádáme, abyste je přijali; dokud to neuděláte, nejde vkládat ani sázet. Peníze si můžete vybrat a účet zavřít i bez toho.',
  ],
  'terms-taken-back': [
    'Podmínky od {day} jsme odvolali, {brand}',
    'psali jsme vám, že od {day} platí nové herní podmínky. Odvolali jsme je, nic nemusíte přijímat.',
    'Podmínky, které platí, najdete tady:',
    '{url}',
  ],
  'migration-begun': [
    'Převod vašeho původního účtu, {brand}',
    'někdo začal převádět váš původní účet do nového online účtu.',
    'Jste to vy? Pak nemusíte nic dělat. Nejste to vy? Napište nám hned, převod zastavíme.',
  ],
  'migration-approved': [
    'Původní účet je převedený, {brand}',
    'váš původní účet je teď součástí vašeho online účtu.',
    'Převedené karty: {cards}. Platí pro ně váš PIN.',
  ],
  'migration-rejected': [
    'Převod původního účtu, {brand}',
    'původní účet jsme nepřevedli.',
    '{message}',
    'Váš online účet můžete používat dál.',
  ],
  'migration-expired': [
    'Převod původního účtu skončil, {brand}',
    'převod původního účtu skončil, protože jsme včas neověřili, že je účet váš.',
    'Převod můžete kdykoli zahájit znovu ve svém účtu.',
  ],
  'export-ready': [
    'Kopie vašich údajů je připravená, {brand}',
    'kopie údajů, o kterou jste požádali, je připravená. Stáhnete si ji v účtu, na stránce Vaše údaje. Za {days, plural, one {# den} few {# dny} many {# dne} other {# dní}} ji smažeme.',
    'Nežádali jste o ni? Změňte si heslo a napište nám.',
  ],
  'account-prolonged': [
    'Váš účet má více času, {brand}',
    'Váš dočasný účet nyní platí do {until}.',
    'Do té doby dokončete ověření totožnosti; potom už nejde vkládat ani hrát.',
  ],
  'declaration-taken-back': [
    'Vaše prohlášení jsme vzali zpět, {brand}',
    '{what, select, exposed {vaše prohlášení, že jste politicky exponovaná osoba nebo že jí nejste, už neplatí: bylo učiněno omylem. V účtu je prosím zadejte znovu.} other {vaše prohlášení o sankcích už neplatí: bylo učiněno omylem.}}',
    'Omyl to nebyl? Napište prosím podpoře.',
  ],
  'account-closed': [
    'Účet je zavřený, {brand}',
    'zavřeli jsme váš účet. Přihlásit se do něj už nejde a nic vám nebudeme posílat.',
    '{erases, select, true {Vaše údaje mažeme. Co nám zákon ukládá uchovat, zamkneme a po lhůtě zničíme.} other {}}',
  ],
  'support-received': [
    'Váš dotaz č. {number} máme, {brand}',
    'dotaz č. {number} jsme dostali. Až odpovíme, napíšeme vám. Průběh vidíte po přihlášení na stránce Nápověda.',
  ],
  'support-answered': [
    'Odpověď na dotaz č. {number}, {brand}',
    '{isWhole, select, true {na dotaz č. {number} odpovídáme:} other {na dotaz č. {number} jsme odpověděli. Odpověď si přečtete po přihlášení na stránce Nápověda; tam můžete psát dál.}}',
    '<known>{text}</known>',
    '{isWhole, select, true {Chcete se zeptat dál? Pošlete nám na stránce Nápověda nový dotaz.} other {}}',
  ],
  'from-staff': ['{subject}, {brand}', '{text}'],
  'money-taken': [
    'Z vašeho účtu odešlo {amount} bez karty, {brand}',
    'z vašeho účtu jsme<known> v místě „{place}“</known> vydali {amount}. Kartu ani PIN k tomu nikdo nepředložil.',
    'Nebyli jste to vy? Vypněte na svém účtu peněženku pro herny a napište podpoře.',
  ],
  'hold-expired': [
    'Částka {amount} je zpět v peněžence, {brand}',
    'částku {amount}<known> pro „{place}“</known> terminál včas nepřevzal. Peníze jsou zpět v peněžence pro herny.',
  ],
  'credit-left': [
    'Na terminálu zůstalo {amount}, {brand}',
    'podle hlášení provozovny zůstalo po odhlášení na terminálu „{place}“ {amount}. Provozovna peníze vrátí do peněženky pro herny.',
    'Vyplatila je už v hotovosti? Pak je vše v pořádku. Pokud ne, pomůže obsluha herny nebo naše podpora.',
  ],
  'credit-closed': [
    'Částka {amount} na terminálu: uzavřeno, {brand}',
    '{outcome, select, paid {provozovna uvádí, že částku {amount}, která zůstala na terminálu „{place}“, vyplatila v hotovosti. Číslo dokladu: {receipt}.} wrong {provozovna prověřila hlášení, že na terminálu „{place}“ zůstalo {amount}. Uvádí, že hlášení bylo chybné a nic tam nezůstalo.} other {provozovna uzavřela případ částky {amount}, která zůstala na terminálu „{place}“.}}',
    'U peněženky pro herny už částka není vidět. Pokud to nesouhlasí, pomůže naše podpora.',
  ],
  'voucher-expired': [
    'Poukaz na {amount} propadl, {brand}',
    'poukaz na hotovost za {amount} si do 24 hodin nikdo nevyzvedl, takže už neplatí. Peníze jsou zpět v peněžence pro herny.',
  ],
  'deposit-arrived': [
    'Vklad {amount} je na účtu, {brand}',
    'váš vklad {amount} dorazil a je na vašem herním účtu. Platba má číslo {reference}.',
  ],
  'withdrawal-done': [
    'Výběr {amount} je vyplacený, {brand}',
    'vyplatili jsme vám {amount}<known> ({account})</known>. Výběr má číslo {reference}.',
  ],
  'withdrawal-refused': [
    'Výběr {amount} jsme zamítli, {brand}',
    'výběr {amount} jsme zamítli. Peníze jsou zpátky na vašem herním účtu.',
    'Proč, vám řekne podpora; uveďte číslo {reference}.',
  ],
  'withdrawal-returned': [
    'Výběr {amount} se vrátil, {brand}',
    'výběr {amount}<known> ({account})</known> nám banka vrátila. Peníze jsou zpátky na vašem herním účtu.',
    'Zkontrolujte, kam peníze posíláme. Výběr měl číslo {reference}.',
  ],
  'withdrawal-confiscated': [
    'Výběr {amount} nevyplatíme, {brand}',
    'výběr {amount} nevyplatíme a peníze na herní účet nevracíme.',
    'Důvod vám řekne podpora; uveďte číslo {reference}. Nesouhlasíte? Napište nám.',
  ],
  'withdrawal-expired': [
    'Výběr {amount} nebyl potvrzen, {brand}',
    'výběr {amount} jste včas nepotvrdili. Peníze jsou zpátky na vašem herním účtu.',
  ],
  'verification-code': '{brand}: overovaci kod {code}, plati {minutes} min. Nikomu ho nerikejte.',
  'payment-code': '{brand}: kod {code} potvrdi platbu {amount}, plati {minutes} min.',
}
