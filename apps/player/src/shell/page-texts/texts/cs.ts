import type { PageTexts } from '../page-text.ts'

export const texts: PageTexts = {
  faq: [
    'Časté dotazy',
    '# Musím se registrovat?: Nanečisto si zahrajete bez registrace. O peníze smí hrát jen registrovaný hráč od 18 let.',
    '# Co znamená RTP?: Podíl sázek, který se hráčům dlouhodobě vrací. Je spočítaný z pravidel hry a pro všechny stejný; o jednom kole nic neříká.',
    '# Spadlo mi spojení uprostřed kola: Kolo se dohraje na serveru a výhra se připíše. Po návratu do hry výsledek uvidíte.',
    '# Jak poznám, že hra nepodvádí?: Před kolem zveřejníme otisk náhodného čísla, po něm číslo samo. Každé své kolo můžete ověřit ze svého účtu.',
  ],
  about: [
    'O nás',
    '{brand} je online herna pro dospělé. Všechny hry pocházejí z jedné dílny, Tolar Games, a jejich pravidla i RTP jsou vidět dřív, než vsadíte.',
    'Ve hře máte zůstatek, čas od přihlášení a čistý výsledek pořád na očích. {operator}',
  ],
  privacy: [
    'Ochrana soukromí',
    '# Co ukládáme do prohlížeče: Přihlášení je v jediné cookie, kterou stránka sama nečte. Oblíbené a naposledy hrané hry, souhlas s věkem a vaše volba o měření zůstávají v zařízení.',
    '# Měření: Bez vašeho souhlasu neměříme nic. Souhlas ani nesouhlas nemá vliv na hraní. Odpověď změníte kdykoli dole na každé stránce.',
  ],
  responsibleGaming: [
    'Zodpovědné hraní',
    'Hra je zábava, ne příjem. Z každých sta vsazených si herna dlouhodobě něco nechává, proto hrajte jen za peníze, které můžete postrádat.',
    '# Stop: Tlačítko Stop je v záhlaví každé stránky. Odhlásí vás na všech zařízeních a zavře hry; rozehrané kolo se dohraje.',
    '# Kdy zpozornět: Hrajete, abyste dohnali prohru. Půjčujete si na hru. Tajíte ji před blízkými. Stačí jedna odpověď ano a je čas přestat.',
    '# Pomoc: Poradí vám odborníci, zdarma a anonymně: {help}.',
  ],
  gamePlans: [
    'Herní plány',
    'Pravidla každé hry, výplatní tabulka, rozsah sázek a přesné RTP jsou přímo ve hře pod tlačítkem s tabulkou výher. RTP je i pod každou hrou v lobby.',
    'O výsledku kola rozhoduje server náhodným číslem. Žádné kolo neovlivňuje další a výsledek se nikdy nelosuje znovu.',
  ],
  terms: [
    'Podmínky',
    '# Kdo smí hrát: Osoba od 18 let, která má jediný účet na své jméno a není vyloučena z hazardních her.',
    '# Peníze: Vkládat lze jen prostředkem na vaše jméno. Vklad se připíše, až ho banka potvrdí. Každý pohyb najdete na svém účtu.',
    '# Hra: Platí výsledek zapsaný na serveru. Kolo, které nešlo dokončit, se dokončí po obnovení provozu. Výhra ze zneužití chyby neplatí.',
    '# Účet: Heslo patří jen vám. Přihlášená zařízení vidíte ve svém účtu a můžete je odhlásit.',
  ],
  gdpr: [
    'Osobní údaje',
    'Zpracováváme údaje, které ukládá zákon o hazardních hrách a o praní peněz: totožnost, kontakt, platby a kola. Bez nich nesmíme účet vést.',
    'Máte právo údaje vidět, opravit, dostat jejich kopii a podat stížnost u úřadu pro ochranu osobních údajů. Každý pohled zaměstnance na vaše údaje se zapisuje.',
  ],
  affiliate: [
    'Partneři',
    'Partner doporučuje {brand} na svých stránkách a nese odpovědnost za to, že osloví jen dospělé. Kdo vás k nám poslal, si neukládáme.',
  ],
  affiliateCooperation: [
    'Spolupráce s partnery',
    'Spolupracujeme jen s weby pro dospělé. Reklama nesmí slibovat výhru, cílit na mladší 18 let ani skrývat rizika hry.',
  ],
  bonuses: [
    'Bonusy',
    'Bonus, který vám nabídneme, najdete ve svém účtu pod položkou Bonusy. Jeho podmínky tam jsou celé a předem: výše, doba i požadavek na protočení.',
    'Žádný bonus nezačne, dokud ho nepřijmete. Komu hru brání zastavení, vyloučení nebo uzavřený účet, tomu žádný nenabízíme.',
  ],
  tournaments: [
    'Turnaje',
    'Skóre se počítá z poměru výhry a sázky. Kdo sází víc, nemá výhodu.',
    'Vstup nic nestojí. Odhlásit se můžete kdykoli, i během turnaje.',
  ],
  jackpots: [
    'Jackpoty',
    'Jackpot je výhra, která roste se sázkami více hráčů. Hra, která ho má, to uvádí v pravidlech i s pravděpodobností.',
  ],
  instructions: [
    'Jak hrát',
    'Vyberte hru v lobby a zkuste ji nanečisto. Chcete-li hrát o peníze, založte si účet, vložte peníze kartou a nastavte sázku ve hře. Kolo spustíte tlačítkem nebo mezerníkem, výsledek hned uvidíte na zůstatku.',
  ],
  identificationAndContactInformation: [
    'Kontakt a údaje o provozovateli',
    '{brand} je herna na platformě Tolar, hry dodává Tolar Games. Když nás kontaktujete, uveďte číslo hráče ze svého účtu, u platby její číslo a u hry číslo kola. Heslo po vás nikdy chtít nebudeme.',
  ],
  vip: [
    'VIP',
    'Úroveň roste s body a vidíte ji v kroužku v záhlaví. Na pravidla her ani na RTP nemá úroveň žádný vliv: pro všechny jsou stejná.',
  ],
  challenges: [
    'Výzvy',
    'Výzvy najdete po přihlášení pod kroužkem s úrovní. Žádná výzva vás nenutí hrát déle ani za víc a kdykoli ji můžete nechat být.',
  ],
  stopSms: [
    'Zastavení zpráv SMS',
    'Obchodní zprávy posíláme jen se souhlasem a můžete je kdykoli odmítnout. Zprávy o bezpečnosti účtu, jako je jednorázový kód, chodí dál.',
  ],
}
