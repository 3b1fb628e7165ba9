import type { OtherTexts } from '../letter-text.ts'

/** Only texts that address the player; the others are those of `../hu.ts`. */
export const hu: OtherTexts = {
  hello: 'Szia!',
  'one-time-password': [
    '{code} – egyszer használatos jelszó, {brand}',
    'Az egyszer használatos jelszavad: {code}.',
    '{minutes} percig és csak egyszer érvényes. Ne mondd el senkinek, nekünk se.',
    'Nem te kérted? Akkor nincs teendőd.',
  ],
  'password-reset': [
    'Új jelszó, {brand}',
    'Új jelszavadat itt állíthatod be:',
    '{url}',
    'A hivatkozás {minutes} percig és csak egyszer érvényes. A változtatás minden eszközödön kijelentkeztet.',
    'Nem te kértél új jelszót? Akkor nincs teendőd, a régi érvényes marad.',
  ],
  'passkey-changed': [
    'Megváltoztak a fiók hozzáférési kulcsai, {brand}',
    '{how, select, added {a fiókodhoz hozzáadták a(z) „{name}” hozzáférési kulcsot. Mostantól be lehet vele jelentkezni.} other {a fiókodból eltávolították a(z) „{name}” hozzáférési kulcsot. Már nem lehet vele bejelentkezni.}}',
    'Nem te voltál az? Állíts be új jelszót: ezzel minden hozzáférési kulcs érvényét veszti. Ezután írj az ügyfélszolgálatnak.',
  ],
  registration: [
    'Fejezd be a regisztrációt, {brand}',
    'ezzel a hivatkozással igazolod az e-mail-címedet, és folytathatod a regisztrációt:',
    '{url}',
    '{hours} óráig érvényes. Nem te kezdted el a regisztrációt? Akkor nincs teendőd.',
  ],
  'email-code': [
    '{code} – az e-mail-cím igazolása, {brand}',
    'az e-mail-címedet igazoló kód: {code}.',
    '{minutes} percig és csak egyszer érvényes. Ne mondd el senkinek, nekünk se.',
  ],
  'withdrawal-code': [
    '{code} – kifizetési kód, {brand}',
    'erősítsd meg {amount} kifizetését a(z) {account} számlára ezzel a kóddal: {code}.',
    '{minutes} percig és csak egyszer érvényes. Ne mondd el senkinek, nekünk se.',
    'Nem te kértél kifizetést? Ne add meg a kódot, változtasd meg a jelszavad, és írj nekünk.',
  ],
  'bonus-offered': [
    'Bónuszajánlat: {amount}, {brand}',
    'ezt a bónuszt ajánljuk: „{name}”, {amount}.',
    'A feltételeket a fiókodban olvashatod, és csak akkor fogadd el, ha szeretnéd. Az ajánlat eddig érvényes: {until}.',
    'Nem kérsz tőlünk ajánlatokat? A fiókod beállításaiban kikapcsolhatod őket.',
  ],
  'bonus-ending': [
    'Hamarosan véget ér: {name}, {brand}',
    'a(z) „{name}” bónuszból ennyi maradt: {left}. Eddig játszható le: {until}.',
    'Nem kérsz ilyen emlékeztetőt? A fiókod beállításaiban kikapcsolhatod.',
  ],
  'bonus-converted': [
    'A bónuszból {amount} már a tiéd, {brand}',
    'teljesítetted a(z) „{name}” bónusz feltételeit. A számládon jóváírtunk ennyit: {amount}; ez a te pénzed.',
  ],
  'bonus-ended': [
    'Véget ért a bónusz: {name}, {brand}',
    'a(z) „{name}” bónusz véget ért. {how, select, expired {Lejárt az ideje.} withdrawal {A feltételek szerint a kifizetésed zárta le.} refund {Egészben vagy részben visszament az a befizetés, amelyért járt.} other {Munkatársaink zárták le.}}',
    'Ennyi maradt belőle: {amount}. {how, select, refund {A saját pénzedből csak az ment vissza, ami a befizetésből.} other {A saját pénzedet ez nem érinti.}} A bónusz minden lépését a fiókodban látod.',
  ],
  'bonus-lowered': [
    'A(z) {name} bónuszból {back} visszakerült hozzánk, {brand}',
    'annak a befizetésnek egy része, amelyért a(z) „{name}” bónusz járt, visszament oda, ahonnan jött. Vele {back} a bónuszból visszakerült hozzánk.',
    '{state, select, offered {Az ajánlat most {left}; továbbra is elfogadhatod.} active {Ennyi maradt belőle: {left}.} other {A bónusz már véget ért.}} A bónusz minden lépését a fiókodban látod.',
  ],
  'free-rounds-offered': [
    'Ingyenes körök: {rounds}, körönként {stake}, {brand}',
    'ingyenes köröket ajánlunk. Számuk: {rounds}, a tét körönként {stake}.',
    'A játékot a fiókodban választhatod ki, és ott olvashatod a feltételeket; csak akkor fogadd el, ha szeretnéd. Eddig játszhatók le: {until}.',
    'Nem kérsz tőlünk ajánlatokat? A fiókod beállításaiban kikapcsolhatod őket.',
  ],
  'free-rounds-ending': [
    'Hátralévő ingyenes körök: {left}, {brand}',
    'még vannak ingyenes köreid. Számuk: {left}. Eddig játszhatók le: {until}.',
    'Nem kérsz ilyen emlékeztetőt? A fiókod beállításaiban kikapcsolhatod.',
  ],
  'free-rounds-converted': [
    'Az ingyenes körök helyett {amount}, {brand}',
    'az ingyenes körök helyett ezt választottad: {amount}. {to, select, cash {A pénz a számládon van.} other {Ez bónuszajánlat; a feltételeit a fiókodban olvashatod.}}',
  ],
  'free-rounds-ended': [
    'Véget értek az ingyenes körök, {brand}',
    'ingyenes köreid véget értek. {how, select, expired {Lejárt az idejük.} withdrawal {A feltételek szerint a kifizetésed zárta le őket.} other {Munkatársaink zárták le őket.}}',
    'Le nem játszott körök: {left}. Amit nyertél, a tiéd marad.',
  ],
  'tournament-prize': [
    '{place}. hely a(z) {tournament} versenyen, {brand}',
    'A(z) „{tournament}” versenyen a(z) {place}. helyen végeztél.',
    '{kind, select, money {A számládon jóváírtunk ennyit: {amount}.} free-rounds {Ingyenes pörgetéseket kaptál a(z) {game} játékban. Számuk: {rounds}.} other {Bónuszt ajánlunk: {amount}. A feltételeket a fiókodban olvashatod, és csak akkor fogadd el, ha szeretnéd.}}',
  ],
  'tournament-cancelled': [
    'A(z) {tournament} verseny elmarad, {brand}',
    'a(z) „{tournament}” versenyt, amelyre jelentkeztél, töröltük. Díjakat nem osztunk ki benne.',
    'A részvétel ingyenes volt. A lejátszott körök nyereményei a tieid maradnak.',
  ],
  'tournament-removed': [
    'Már nem veszel részt a(z) {tournament} versenyen, {brand}',
    'a(z) „{tournament}” verseny rangsorában már nem szerepelsz.',
    '{because, select, disqualified {Ügyfélszolgálatunk a verseny szabályai alapján döntött így.} excluded {Az ok a fiókodon megkezdődött szünet vagy kizárás a játékból.} locked {Az ok a fiókod zárolása.} closed {Az ok a fiókod lezárása.} other {Jelenleg nem vehetsz részt versenyeken.}}',
    'A már megnyert díjak a tieid maradnak. Kérdés esetén írj az ügyfélszolgálatnak.',
  ],
  'document-approved': ['Okmányodat ellenőriztük, {brand}', 'Okmányodat ({document}) ellenőriztük. Nincs teendőd.'],
  'document-rejected': [
    'Kérjük, küldd el újra az okmányodat, {brand}',
    'Okmányodat ({document}) nem fogadtuk el.',
    '{message}',
    'Küldd el újra a fiókodban.',
  ],
  'document-expiring': [
    'Hamarosan lejár az okmányod, {brand}',
    'Okmányod ({document}) eddig érvényes: {day}. Küldd el időben az újat a fiókodban.',
  ],
  'terms-change': [
    'Új feltételek {day} napjától, {brand}',
    '{day} napjától új feltételek érvényesek. Már most elolvashatod őket:',
    '{url}',
    'Attól a naptól belépéskor kérjük, hogy fogadd el őket; addig sem befizetni, sem játszani nem lehet. A pénzedet enélkül is kiveheted, és a fiókodat lezárhatod.',
  ],
  'terms-taken-back': [
    'Visszavontuk a(z) {day} napi feltételeket, {brand}',
    'megírtuk, hogy {day} napjától új feltételek érvényesek. Ezeket visszavontuk, nincs mit elfogadnod.',
    'Az érvényes feltételeket itt találod:',
    '{url}',
  ],
  'migration-begun': [
    'Korábbi fiókod áthozatala, {brand}',
    'valaki elkezdte áthozni a korábbi fiókodat egy új online fiókba.',
    'Te vagy az? Akkor nincs teendőd. Nem te vagy az? Írj nekünk azonnal, és leállítjuk.',
  ],
  'migration-approved': [
    'Korábbi fiókodat áthoztuk, {brand}',
    'korábbi fiókod mostantól az online fiókod része.',
    'Áthozott kártyák: {cards}. A PIN-kódod érvényes hozzájuk.',
  ],
  'migration-rejected': [
    'Korábbi fiókod áthozatala, {brand}',
    'korábbi fiókodat nem hoztuk át.',
    '{message}',
    'Online fiókodat továbbra is használhatod.',
  ],
  'migration-expired': [
    'Az áthozatal véget ért, {brand}',
    'nem tudtuk időben megállapítani, hogy a korábbi fiók a tiéd, ezért az áthozatal véget ért.',
    'A fiókodban bármikor újrakezdheted.',
  ],
  'export-ready': [
    'Elkészült az adataid másolata, {brand}',
    'elkészült a kért másolat az adataidról. A fiókodban, az „A te adataid” oldalon töltheted le. {days, plural, one {# nap} other {# nap}} múlva töröljük.',
    'Nem te kérted? Változtasd meg a jelszavad, és írj nekünk.',
  ],
  'account-prolonged': [
    'Több időd van a fiókodhoz, {brand}',
    'az ideiglenes fiókod mostantól eddig érvényes: {until}.',
    'Addig fejezd be a személyazonosságod igazolását; utána sem befizetni, sem játszani nem lehet.',
  ],
  'declaration-taken-back': [
    'Visszavontuk a nyilatkozatodat, {brand}',
    '{what, select, exposed {a kiemelt közszereplői nyilatkozatod már nem érvényes, mert tévedésből született. Kérjük, add meg újra a fiókodban.} other {a szankciókról tett nyilatkozatod már nem érvényes, mert tévedésből született.}}',
    'Nem tévedés volt? Kérjük, írj az ügyfélszolgálatnak.',
  ],
  'account-closed': [
    'Fiókodat lezártuk, {brand}',
    'lezártuk a fiókodat. Többé nem lehet belépni, és nem küldünk neked semmit.',
    '{erases, select, true {Adataidat töröljük. Amit a törvény szerint meg kell őriznünk, elzárjuk, és a határidő után megsemmisítjük.} other {}}',
  ],
  'support-received': [
    'Megkaptuk a(z) {number}. számú kérdésedet, {brand}',
    'a(z) {number}. számú kérdésedet megkaptuk. Írunk neked, amikor válaszolunk. Belépés után a Súgó oldalon látod, hol tart.',
  ],
  'support-answered': [
    'Válasz a(z) {number}. számú kérdésedre, {brand}',
    '{isWhole, select, true {válaszunk a(z) {number}. számú kérdésedre:} other {a(z) {number}. számú kérdésedre válaszoltunk. A választ belépés után a Súgó oldalon olvashatod el, és ott írhatsz tovább.}}',
    '<known>{text}</known>',
    '{isWhole, select, true {Kérdeznél még? Küldj új kérdést a Súgó oldalon.} other {}}',
  ],
  'money-taken': [
    '{amount} távozott a számládról kártya nélkül, {brand}',
    'a számládról<known> itt: „{place}”,</known> {amount} került kifizetésre. Kártyát vagy PIN-kódot ehhez senki nem mutatott.',
    'Nem te voltál? Kapcsold ki a játéktermi pénztárcát a fiókodban, és írj az ügyfélszolgálatnak.',
  ],
  'deposit-arrived': [
    'Megérkezett a befizetés: {amount}, {brand}',
    'megérkezett a(z) {amount} összegű befizetésed, és a játékszámládon van. A befizetés száma {reference}.',
  ],
  'withdrawal-done': [
    'Kifizettük: {amount}, {brand}',
    'kifizettünk neked {amount} összeget<known> ({account})</known>. A kifizetés száma {reference}.',
  ],
  'withdrawal-refused': [
    'Elutasítottuk a kifizetést: {amount}, {brand}',
    'elutasítottuk a(z) {amount} összegű kifizetést. A pénz újra a játékszámládon van.',
    'Az okot az ügyfélszolgálat mondja el; add meg a számot: {reference}.',
  ],
  'withdrawal-returned': [
    'Visszaérkezett a kifizetés: {amount}, {brand}',
    'a bank visszaküldte a(z) {amount} összegű kifizetést<known> ({account})</known>. A pénz újra a játékszámládon van.',
    'Kérjük, ellenőrizd, hová küldjük. A kifizetés száma {reference} volt.',
  ],
  'withdrawal-confiscated': [
    'Nem fizetjük ki: {amount}, {brand}',
    'a(z) {amount} összegű kifizetést nem teljesítjük, és a pénz nem kerül vissza a játékszámládra.',
    'Az okot az ügyfélszolgálat mondja el; add meg a számot: {reference}. Nem értesz egyet? Írj nekünk.',
  ],
  'withdrawal-expired': [
    'Nem erősítetted meg a kifizetést: {amount}, {brand}',
    'a(z) {amount} összegű kifizetést nem erősítetted meg időben. A pénz újra a játékszámládon van.',
  ],
  'verification-code': '{brand}: ellenorzo kod {code}, {minutes} percig ervenyes. Ne mondd el senkinek.',
}
