import type { PageTexts } from '../page-text.ts'

export const texts: PageTexts = {
  faq: [
    'Gyakori kérdések',
    '# Regisztrálnom kell?: Kipróbálni regisztráció nélkül is lehet. Pénzért csak 18 éven felüli, regisztrált játékos játszhat.',
    '# Mi az RTP?: A tétek azon része, amely hosszú távon visszatér a játékosokhoz. A szabályokból számoljuk, mindenkinek azonos; egyetlen körről semmit sem mond.',
    '# Kör közben megszakadt a kapcsolat: A kör a szerveren befejeződik, a nyereményt jóváírjuk. Az eredményt a játékba visszatérve látja.',
    '# Honnan tudom, hogy a játék tisztességes?: A kör előtt közzétesszük egy véletlen szám lenyomatát, utána magát a számot. Minden körét ellenőrizheti a fiókjából.',
  ],
  about: [
    'Rólunk',
    'A {brand} online kaszinó felnőtteknek. Minden játék egy műhelyből, a Tolar Gamestől való; szabályaikat és RTP-jüket még tét előtt látja.',
    'Játék közben az egyenleg, a belépés óta eltelt idő és a nettó eredmény mindig látható. {operator}',
  ],
  privacy: [
    'Adatvédelem',
    '# Mit tárolunk a böngészőben: A belépés egyetlen süti, amelyet az oldal maga nem olvas. A kedvencek, a legutóbbi játékok, az életkor megerősítése és a mérésről hozott döntése az eszközén marad.',
    '# Mérés: Hozzájárulás nélkül semmit sem mérünk. Egyik válasz sem hat a játékra. A válaszát bármikor módosíthatja minden oldal alján.',
  ],
  responsibleGaming: [
    'Felelős játék',
    'A játék szórakozás, nem jövedelem. Hosszú távon a ház minden száz tétből megtart valamennyit, ezért csak nélkülözhető pénzzel játsszon.',
    '# Stop: A Stop gomb minden oldal tetején ott van. Minden eszközön kiléptet és bezárja a játékokat; a megkezdett kör befejeződik.',
    '# Figyelmeztető jelek: A vesztesége miatt játszik tovább. Kölcsönkér a játékra. Titkolja a szerettei elől. Egyetlen igen elég: ideje abbahagyni.',
    '# Segítség: Szakemberek ingyen és névtelenül segítenek: {help}.',
  ],
  gamePlans: [
    'Játéktervek',
    'Minden játék szabálya, nyereménytáblája, téttartománya és pontos RTP-je magában a játékban, a nyereménytábla gomb alatt található. Az RTP a lobbiban is látszik.',
    'A kör kimenetelét a szerver véletlen száma dönti el. Egyik kör sem hat a másikra, és eredményt soha nem sorsolunk újra.',
  ],
  terms: [
    'Feltételek',
    '# Ki játszhat: 18 éven felüli személy, akinek egyetlen, saját nevén lévő fiókja van, és nincs kizárva a szerencsejátékból.',
    '# Pénz: Csak a saját nevére szóló eszközzel fizethet be; a jóváírás a bank megerősítése után történik. Minden mozgás a fiókjában látszik.',
    '# Játék: A szerveren rögzített eredmény érvényes. A félbemaradt kör a szolgáltatás helyreállása után fejeződik be. Hiba kihasználásával szerzett nyeremény érvénytelen.',
    '# Fiók: A jelszava csak az Öné. A belépett eszközöket a fiókjában látja, és kiléptetheti őket.',
  ],
  gdpr: [
    'Személyes adatok',
    'Azokat az adatokat kezeljük, amelyeket a szerencsejáték- és pénzmosás elleni törvény előír: személyazonosság, elérhetőség, fizetések, körök. Ezek nélkül nem vezethetünk fiókot.',
    'Joga van adatait látni, javíttatni, másolatot kérni, és panaszt tenni az adatvédelmi hatóságnál. A munkatársak minden betekintését naplózzuk.',
  ],
  affiliate: [
    'Partnerek',
    'A partner saját oldalán ajánlja a {brand} kaszinót, és felel azért, hogy csak felnőtteket szólítson meg. Nem tároljuk, hogy ki küldte Önt hozzánk.',
  ],
  affiliateCooperation: [
    'Együttműködés partnerekkel',
    'Csak felnőtteknek szóló oldalakkal dolgozunk. A reklám nem ígérhet nyereményt, nem célozhat 18 év alattiakat, és nem rejtheti el a kockázatot.',
  ],
  bonuses: [
    'Bónuszok',
    'Az Önnek kínált bónuszt a fiókjában, a Bónuszok alatt találja. Teljes feltételei előre ott vannak: összeg, idő és megforgatási követelmény.',
    'Egy bónusz sem indul, amíg el nem fogadja. Akit leállítás, kizárás vagy lezárt fiók tart távol a játéktól, annak nem kínálunk bónuszt.',
  ],
  tournaments: [
    'Versenyek',
    'A pontszám a nyeremény és a tét arányából adódik. Aki többet tesz fel, nincs előnyben.',
    'A részvétel ingyenes. Bármikor kiléphet, verseny közben is.',
  ],
  jackpots: [
    'Jackpotok',
    'A jackpot több játékos tétjével nő. Az ilyen játék szabályai ezt az eséllyel együtt feltüntetik.',
  ],
  instructions: [
    'Hogyan kell játszani',
    'Válasszon játékot a lobbiban, és próbálja ki. Pénzes játékhoz nyisson fiókot, fizessen be kártyával, és állítsa be a tétet. A kört a gombbal vagy a szóközzel indítja; az eredmény azonnal látszik az egyenlegen.',
  ],
  identificationAndContactInformation: [
    'Kapcsolat és üzemeltető',
    'A {brand} a Tolar platformon működő kaszinó, a játékok a Tolar Gamestől valók. Ha keres minket, adja meg a játékosszámát, fizetésnél annak számát, játéknál a kör számát. Jelszót soha nem kérünk.',
  ],
  vip: [
    'VIP',
    'A szint a pontokkal nő, az oldal tetején lévő gyűrű mutatja. A szint nem hat a játékok szabályaira és RTP-jére: mindenkinek azonosak.',
  ],
  challenges: [
    'Kihívások',
    'A kihívásokat belépés után a szintgyűrű mögött találja. Egyik sem kényszerít hosszabb vagy drágább játékra, bármikor otthagyhatja.',
  ],
  stopSms: [
    'SMS leállítása',
    'Reklámüzenetet csak hozzájárulással küldünk, és bármikor lemondhatja. A fiók biztonságáról szóló üzenetek, például az egyszeri kód, továbbra is megérkeznek.',
  ],
}
