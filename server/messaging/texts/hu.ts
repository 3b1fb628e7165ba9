import type { PlayerTexts } from './letter-text.ts'

export const hu: PlayerTexts = {
  hello: 'Jó napot kívánunk!',
  'one-time-password': [
    '{code} – egyszer használatos jelszó, {brand}',
    'Az Ön egyszer használatos jelszava: {code}.',
    '{minutes} percig és csak egyszer érvényes. Ne mondja el senkinek, nekünk se.',
    'Nem Ön kérte? Akkor nincs teendője.',
  ],
  'password-reset': [
    'Új jelszó, {brand}',
    'Új jelszavát itt állíthatja be:',
    '{url}',
    'A hivatkozás {minutes} percig és csak egyszer érvényes. A változtatás minden eszközén kijelentkezteti.',
    'Nem Ön kért új jelszót? Akkor nincs teendője, a régi érvényes marad.',
  ],
  'passkey-changed': [
    'Megváltoztak a fiók hozzáférési kulcsai, {brand}',
    '{how, select, added {a fiókjához hozzáadták a(z) „{name}” hozzáférési kulcsot. Mostantól be lehet vele jelentkezni.} other {a fiókjából eltávolították a(z) „{name}” hozzáférési kulcsot. Már nem lehet vele bejelentkezni.}}',
    'Nem Ön volt az? Állítson be új jelszót: ezzel minden hozzáférési kulcs érvényét veszti. Ezután írjon az ügyfélszolgálatnak.',
  ],
  registration: [
    'Fejezze be a regisztrációt, {brand}',
    'ezzel a hivatkozással igazolja az e-mail-címét, és folytathatja a regisztrációt:',
    '{url}',
    '{hours} óráig érvényes. Nem Ön kezdte el a regisztrációt? Akkor nincs teendője.',
  ],
  'email-code': [
    '{code} – az e-mail-cím igazolása, {brand}',
    'az e-mail-címét igazoló kód: {code}.',
    '{minutes} percig és csak egyszer érvényes. Ne mondja el senkinek, nekünk se.',
  ],
  'withdrawal-code': [
    '{code} – kifizetési kód, {brand}',
    'erősítse meg {amount} kifizetését a(z) {account} számlára ezzel a kóddal: {code}.',
    '{minutes} percig és csak egyszer érvényes. Ne mondja el senkinek, nekünk se.',
    'Nem Ön kért kifizetést? Ne adja meg a kódot, változtassa meg jelszavát, és írjon nekünk.',
  ],
  'bonus-offered': [
    'Bónuszajánlat: {amount}, {brand}',
    'ezt a bónuszt ajánljuk: „{name}”, {amount}.',
    'A feltételeket fiókjában olvashatja, és csak akkor fogadja el, ha szeretné. Az ajánlat eddig érvényes: {until}.',
    'Nem kér tőlünk ajánlatokat? Fiókja beállításaiban kikapcsolhatja őket.',
  ],
  'bonus-ending': [
    'Hamarosan véget ér: {name}, {brand}',
    'a(z) „{name}” bónuszból ennyi maradt: {left}. Eddig játszható le: {until}.',
    'Nem kér ilyen emlékeztetőt? Fiókja beállításaiban kikapcsolhatja.',
  ],
  'bonus-converted': [
    'A bónuszból {amount} már az Öné, {brand}',
    'teljesítette a(z) „{name}” bónusz feltételeit. Számláján jóváírtunk ennyit: {amount}; ez az Ön pénze.',
  ],
  'bonus-ended': [
    'Véget ért a bónusz: {name}, {brand}',
    'a(z) „{name}” bónusz véget ért. {how, select, expired {Lejárt az ideje.} withdrawal {A feltételek szerint az Ön kifizetése zárta le.} refund {Egészben vagy részben visszament az a befizetés, amelyért járt.} other {Munkatársaink zárták le.}}',
    'Ennyi maradt belőle: {amount}. {how, select, refund {Saját pénzéből csak az ment vissza, ami a befizetésből.} other {Saját pénzét ez nem érinti.}} A bónusz minden lépését fiókjában látja.',
  ],
  'bonus-lowered': [
    'A(z) {name} bónuszból {back} visszakerült hozzánk, {brand}',
    'annak a befizetésnek egy része, amelyért a(z) „{name}” bónusz járt, visszament oda, ahonnan jött. Vele {back} a bónuszból visszakerült hozzánk.',
    '{state, select, offered {Az ajánlat most {left}; továbbra is elfogadhatja.} active {Ennyi maradt belőle: {left}.} other {A bónusz már véget ért.}} A bónusz minden lépését fiókjában látja.',
  ],
  'free-rounds-offered': [
    'Ingyenes körök: {rounds}, körönként {stake}, {brand}',
    'ingyenes köröket ajánlunk. Számuk: {rounds}, a tét körönként {stake}.',
    'A játékot fiókjában választhatja ki, és ott olvashatja a feltételeket; csak akkor fogadja el, ha szeretné. Eddig játszhatók le: {until}.',
    'Nem kér tőlünk ajánlatokat? Fiókja beállításaiban kikapcsolhatja őket.',
  ],
  'free-rounds-ending': [
    'Hátralévő ingyenes körök: {left}, {brand}',
    'még vannak ingyenes körei. Számuk: {left}. Eddig játszhatók le: {until}.',
    'Nem kér ilyen emlékeztetőt? Fiókja beállításaiban kikapcsolhatja.',
  ],
  'free-rounds-converted': [
    'Az ingyenes körök helyett {amount}, {brand}',
    'az ingyenes körök helyett ezt választotta: {amount}. {to, select, cash {A pénz a számláján van.} other {Ez bónuszajánlat; a feltételeit fiókjában olvashatja.}}',
  ],
  'free-rounds-ended': [
    'Véget értek az ingyenes körök, {brand}',
    'ingyenes körei véget értek. {how, select, expired {Lejárt az idejük.} withdrawal {A feltételek szerint az Ön kifizetése zárta le őket.} other {Munkatársaink zárták le őket.}}',
    'Le nem játszott körök: {left}. Amit nyert, az Öné marad.',
  ],
  'tournament-prize': [
    '{place}. hely a(z) {tournament} versenyen, {brand}',
    'A(z) „{tournament}” versenyen a(z) {place}. helyen végzett.',
    '{kind, select, money {Számláján jóváírtunk ennyit: {amount}.} free-rounds {Ingyenes pörgetéseket kapott a(z) {game} játékban. Számuk: {rounds}.} other {Bónuszt ajánlunk: {amount}. A feltételeket fiókjában olvashatja, és csak akkor fogadja el, ha szeretné.}}',
  ],
  'tournament-cancelled': [
    'A(z) {tournament} verseny elmarad, {brand}',
    'a(z) „{tournament}” versenyt, amelyre jelentkezett, töröltük. Díjakat nem osztunk ki benne.',
    'A részvétel ingyenes volt. A lejátszott körök nyereményei az Önéi maradnak.',
  ],
  'tournament-removed': [
    'Már nem vesz részt a(z) {tournament} versenyen, {brand}',
    'a(z) „{tournament}” verseny rangsorában már nem szerepel.',
    '{because, select, disqualified {Ügyfélszolgálatunk a verseny szabályai alapján döntött így.} excluded {Az ok a fiókján megkezdődött szünet vagy kizárás a játékból.} locked {Az ok a fiókja zárolása.} closed {Az ok a fiókja lezárása.} other {Jelenleg nem vehet részt versenyeken.}}',
    'A már megnyert díjak az Önéi maradnak. Kérdés esetén írjon az ügyfélszolgálatnak.',
  ],
  'document-approved': ['Okmányát ellenőriztük, {brand}', 'Okmányát ({document}) ellenőriztük. Nincs teendője.'],
  'document-rejected': [
    'Kérjük, küldje el újra az okmányát, {brand}',
    'Okmányát ({document}) nem fogadtuk el.',
    '{message}',
    'Küldje el újra a fiókjában.',
  ],
  'document-expiring': [
    'Hamarosan lejár az okmánya, {brand}',
    'Okmánya ({document}) eddig érvényes: {day}. Küldje el időben az újat a fiókjában.',
  ],
  'terms-change': [
    'Új feltételek {day} napjától, {brand}',
    '{day} napjától új feltételek érvényesek. Már most elolvashatja őket:',
    '{url}',
    'Attól a naptól belépéskor kérjük, hogy fogadja el őket; addig sem befizetni, sem játszani nem lehet. A pénzét enélkül is kiveheti, és a fiókját lezárhatja.',
  ],
  'terms-taken-back': [
    'Visszavontuk a(z) {day} napi feltételeket, {brand}',
    'megírtuk, hogy {day} napjától új feltételek érvényesek. Ezeket visszavontuk, nincs mit elfogadnia.',
    'Az érvényes feltételeket itt találja:',
    '{url}',
  ],
  'migration-begun': [
    'Korábbi fiókjának áthozatala, {brand}',
    'valaki elkezdte áthozni az Ön korábbi fiókját egy új online fiókba.',
    'Ön az? Akkor nincs teendője. Nem Ön az? Írjon nekünk azonnal, és leállítjuk.',
  ],
  'migration-approved': [
    'Korábbi fiókját áthoztuk, {brand}',
    'korábbi fiókja mostantól az online fiókjának része.',
    'Áthozott kártyák: {cards}. A PIN-kódja érvényes hozzájuk.',
  ],
  'migration-rejected': [
    'Korábbi fiókjának áthozatala, {brand}',
    'korábbi fiókját nem hoztuk át.',
    '{message}',
    'Online fiókját továbbra is használhatja.',
  ],
  'migration-expired': [
    'Az áthozatal véget ért, {brand}',
    'nem tudtuk időben megállapítani, hogy a korábbi fiók az Öné, ezért az áthozatal véget ért.',
    'A fiókjában bármikor újrakezdheti.',
  ],
  'export-ready': [
    'Elkészült adatainak másolata, {brand}',
    'elkészült a kért másolat az adatairól. Fiókjában, az Adatai oldalon töltheti le. {days, plural, one {# nap} other {# nap}} múlva töröljük.',
    'Nem Ön kérte? Változtassa meg jelszavát, és írjon nekünk.',
  ],
  'account-prolonged': [
    'Több ideje van a fiókjához, {brand}',
    'az ideiglenes fiókja mostantól eddig érvényes: {until}.',
    'Addig fejezze be a személyazonossága igazolását; utána sem befizetni, sem játszani nem lehet.',
  ],
  'declaration-taken-back': [
    'Visszavontuk a nyilatkozatát, {brand}',
    '{what, select, exposed {a kiemelt közszereplői nyilatkozata már nem érvényes, mert tévedésből született. Kérjük, adja meg újra a fiókjában.} other {a szankciókról tett nyilatkozata már nem érvényes, mert tévedésből született.}}',
    'Nem tévedés volt? Kérjük, írjon az ügyfélszolgálatnak.',
  ],
  'account-closed': [
    'Fiókját lezártuk, {brand}',
    'lezártuk a fiókját. Többé nem lehet belépni, és nem küldünk Önnek semmit.',
    '{erases, select, true {Adatait töröljük. Amit a törvény szerint meg kell őriznünk, elzárjuk, és a határidő után megsemmisítjük.} other {}}',
  ],
  'support-received': [
    'Megkaptuk {number}. számú kérdését, {brand}',
    '{number}. számú kérdését megkaptuk. Írunk Önnek, amikor válaszolunk. Belépés után a Súgó oldalon látja, hol tart.',
  ],
  'support-answered': [
    'Válasz a {number}. számú kérdésére, {brand}',
    '{isWhole, select, true {válaszunk a {number}. számú kérdésére:} other {{number}. számú kérdésére válaszoltunk. A választ belépés után a Súgó oldalon olvashatja el, és ott írhat tovább.}}',
    '<known>{text}</known>',
    '{isWhole, select, true {Kérdezne még? Küldjön új kérdést a Súgó oldalon.} other {}}',
  ],
  'from-staff': ['{subject}, {brand}', '{text}'],
  'money-taken': [
    '{amount} távozott a számlájáról kártya nélkül, {brand}',
    'a számlájáról<known> itt: „{place}”,</known> {amount} került kifizetésre. Kártyát vagy PIN-kódot ehhez senki nem mutatott.',
    'Nem Ön volt? Kapcsolja ki a játéktermi pénztárcát a fiókjában, és írjon az ügyfélszolgálatnak.',
  ],
  'hold-expired': [
    'Visszakerült a pénztárcába: {amount}, {brand}',
    'a(z) {amount} összeget a terminál<known> („{place}”)</known> nem vette át időben. A pénz visszakerült a játéktermi pénztárcába.',
  ],
  'credit-left': [
    'A terminálon maradt: {amount}, {brand}',
    'a játékterem jelentése szerint a kijelentkezés után {amount} maradt ezen a terminálon: „{place}”. A játékterem visszajuttatja a pénzt a játéktermi pénztárcába.',
    'Készpénzben már kifizették? Akkor minden rendben. Ha nem, a játékterem személyzete vagy az ügyfélszolgálatunk segít.',
  ],
  'credit-closed': [
    'A terminálon maradt {amount}: lezárva, {brand}',
    '{outcome, select, paid {a játékterem közlése szerint készpénzben kifizette a terminálon („{place}”) maradt összeget: {amount}. A bizonylat száma: {receipt}.} wrong {a játékterem ellenőrizte azt a jelentést, hogy a terminálon („{place}”) {amount} maradt. Közlése szerint a jelentés téves volt, és nem maradt ott semmi.} other {a játékterem lezárta a terminálon („{place}”) maradt összeg ügyét: {amount}.}}',
    'Az összeg már nem látható a játéktermi pénztárcánál. Ha ez nem helytálló, az ügyfélszolgálatunk segít.',
  ],
  'voucher-expired': [
    'Lejárt az utalvány: {amount}, {brand}',
    'a(z) {amount} összegű készpénzutalványt 24 órán belül senki nem vette át, így már nem érvényes. A pénz visszakerült a játéktermi pénztárcába.',
  ],
  'deposit-arrived': [
    'Megérkezett a befizetés: {amount}, {brand}',
    'megérkezett a(z) {amount} összegű befizetése, és a játékszámláján van. A befizetés száma {reference}.',
  ],
  'withdrawal-done': [
    'Kifizettük: {amount}, {brand}',
    'kifizettünk Önnek {amount} összeget<known> ({account})</known>. A kifizetés száma {reference}.',
  ],
  'withdrawal-refused': [
    'Elutasítottuk a kifizetést: {amount}, {brand}',
    'elutasítottuk a(z) {amount} összegű kifizetést. A pénz újra a játékszámláján van.',
    'Az okot az ügyfélszolgálat mondja el; adja meg a számot: {reference}.',
  ],
  'withdrawal-returned': [
    'Visszaérkezett a kifizetés: {amount}, {brand}',
    'a bank visszaküldte a(z) {amount} összegű kifizetést<known> ({account})</known>. A pénz újra a játékszámláján van.',
    'Kérjük, ellenőrizze, hová küldjük. A kifizetés száma {reference} volt.',
  ],
  'withdrawal-confiscated': [
    'Nem fizetjük ki: {amount}, {brand}',
    'a(z) {amount} összegű kifizetést nem teljesítjük, és a pénz nem kerül vissza a játékszámlájára.',
    'Az okot az ügyfélszolgálat mondja el; adja meg a számot: {reference}. Nem ért egyet? Írjon nekünk.',
  ],
  'withdrawal-expired': [
    'Nem erősítette meg a kifizetést: {amount}, {brand}',
    'a(z) {amount} összegű kifizetést nem erősítette meg időben. A pénz újra a játékszámláján van.',
  ],
  'verification-code': '{brand}: ellenorzo kod {code}, {minutes} percig ervenyes. Ne mondja el senkinek.',
  'payment-code': '{brand}: a {code} kod megerositi a fizetest: {amount}, {minutes} percig ervenyes.',
}
