import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Szünet és kizárás',
  intro:
    'A játékot bármikor leállíthatja, vagy hosszabb időre kizárhatja magát. Bejelentkezni, pénzt kivenni és a számlát megszüntetni mindig lehet.',
  loading: 'Betöltés',
  failed: 'Nem sikerült betölteni.',
  again: 'Újra',
  inForce: 'Most nem játszik',
  since: '{moment} óta',
  until: '{moment}-ig',
  noEnd: 'Határozatlan ideig',
  left: 'Hátralévő idő: {time}',
  receipt: 'Igazolás száma: {number}',
  rule: 'Szabály: {rule}',
  kinds: {
    register: {
      name: 'Bejegyzés a kizártak nyilvántartásában',
      text: 'Az állami nyilvántartás válasza szerint most nem kínálhatunk Önnek játékot. A bejegyzés okát nem ismerjük, azt a nyilvántartást vezető hivatal közli.',
    },
    screening: {
      name: 'Bejegyzés egy ellenőrző forrásban',
      text: 'Az általunk megkérdezett forrás szerint most nem kínálhatunk Önnek játékot. Az ügyfélszolgálat megmondja, kihez fordulhat.',
    },
    self: {
      name: 'Kizárta magát a játékból',
      text: 'A választott idő végéig nálunk nem lehet játszani és pénzt befizetni. A kizárás nem rövidíthető és nem vonható vissza.',
    },
    panic: {
      name: 'A játék leállítva',
      text: 'Most semmilyen eszközön, egyik márkánknál és egyik terminálon sem lehet tétet tenni. A megkezdett kör befejeződik, a nyereményt jóváírjuk. A leállítás nem vonható vissza.',
    },
    break: {
      name: 'Kötelező szünet',
      text: 'Régóta játszik, ezért kötelező szünet következik. Minden eszközön érvényes, és magától véget ér.',
    },
    staff: {
      name: 'A játékot munkatársaink felfüggesztették',
      text: 'A részleteket az ügyfélszolgálat közli.',
    },
  },
  can: 'Amit továbbra is megtehet',
  canText:
    'Bejelentkezhet, megnézheti fiókját és eredményeit, kiveheti pénzét, megszüntetheti a számláját, és ingyen játszhat.',
  stopTitle: 'A játék azonnali leállítása',
  stopText:
    'Egy gombnyomás {hours} órára leállítja a játékot: minden eszközön, minden márkánknál és a terminálokon is. Nem vonható vissza.',
  stopPress: 'Leállítás {hours} órára',
  stopSending: 'A játék leállítása folyamatban. Ha megszakadt a kapcsolat, tovább próbálkozunk.',
  selfTitle: 'Önkizárás',
  selfText: 'Válassza ki, mennyi időre. Azonnal és minden márkánkra érvényes.',
  selfLegend: 'A kizárás időtartama',
  months: '{months} hónap',
  forever: 'Határozatlan ideig',
  foreverNote: 'Legkorábban {months} hónap után kérheti a megszüntetését az ügyfélszolgálattól.',
  means: 'Mit jelent ez',
  means1: 'Nem lehet tétet tenni és pénzt befizetni.',
  means2: 'Az egyenlege az Öné marad, és kiveheti.',
  means3: 'A megkezdett kör befejeződik, a nyereményt jóváírjuk.',
  means4: 'Az idő letelte előtt munkatársaink sem szüntethetik meg.',
  understand: 'Tudomásul veszem, hogy nem vonható vissza',
  selfSubmit: 'Kizárom magam',
  selfNotChosen: 'Válasszon időtartamot, és erősítse meg, hogy tudomásul vette.',
  registerTitle: 'A kizártak állami nyilvántartása',
  registerClear: 'Utoljára ellenőrizve: {moment}. Nem szerepel benne.',
  registerExcluded: 'Utoljára ellenőrizve: {moment}. Szerepel benne.',
  registerUnknown: 'A nyilvántartás nem válaszolt ({moment}). Amíg nem válaszol, pénzért nem lehet játszani.',
  registerNever: 'A nyilvántartást még nem kérdeztük meg. Az első tét előtt megkérdezzük.',
  registerCheck: 'Ellenőrzés most',
  applyText:
    'Kérheti felvételét a nyilvántartásba. Ezután egyik üzemeltető sem engedi játszani. Nálunk a kizárás azonnal kezdődik, a kérelmet továbbítjuk.',
  applySubmit: 'Kérelem küldése',
  applyTitle: 'Felvétel kérése a nyilvántartásba',
  application: {
    waiting: 'A nyilvántartáshoz küldött kérelem átvételre vár.',
    accepted: 'A nyilvántartás átvette a kérelmet: {moment}, szám: {number}.',
    rejected: 'A nyilvántartás nem fogadta el a kérelmet. Forduljon a hivatalhoz vagy ügyfélszolgálatunkhoz.',
  },
  guideTitle: 'Hogyan kerülhet a nyilvántartásba',
  guideCZE1: 'Válasszon időtartamot ezen az oldalon, és nyomja meg a Kérelem küldése gombot.',
  guideCZE2: 'Vagy küldje el a kérelmet a cseh Pénzügyminisztériumnak adatfiókból, illetve elektronikus aláírással.',
  guideCZE3: 'Törlést legkorábban egy évvel a bejegyzés után lehet kérni.',
  guideSVK1: 'Szlovákiában nem adhatjuk be Ön helyett a kérelmet, mindenki maga adja be.',
  guideSVK2:
    'Küldje el a kérelmet a Szerencsejáték-szabályozási Hivatalnak (ÚRHH), hitelesített vagy minősített elektronikus aláírással.',
  guideSVK3: 'Törlést legkorábban 6 hónap után lehet kérni.',
  guideSVK4: 'Nálunk azonnal kizárhatja magát ezen az oldalon.',
  playTitle: 'Játékidő',
  playMinutes: '{minutes} perce játszik szünet nélkül.',
  playNone: 'Most nem játszik.',
  playBreak: '{after} perc játék után {minutes} perc szünet következik.',
  playDue: 'Ha tovább játszik, ekkor kezdődik: {moment}.',
  historyTitle: 'Korábban',
  historyEmpty: 'Még semmi.',
  ended: 'Véget ért: {moment}',
  ends: {
    time: 'letelt az ideje',
    registerAnswer: 'a nyilvántartás válasza szerint',
    staff: 'munkatársaink döntésével',
    replaced: 'más váltotta fel',
    anotherPerson: 'másik személyé volt',
  },
  helpTitle: 'Segítségre van szüksége?',
  helpText: 'Tanácsokat és elérhetőségeket a Felelős játék oldalon talál.',
  helpLink: 'Felelős játék',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro:
    'A játékot bármikor leállíthatod, vagy hosszabb időre kizárhatod magad. Bejelentkezni, pénzt kivenni és a számlát megszüntetni mindig lehet.',
  inForce: 'Most nem játszol',
  kinds: {
    register: {
      text: 'Az állami nyilvántartás válasza szerint most nem kínálhatunk neked játékot. A bejegyzés okát nem ismerjük, azt a nyilvántartást vezető hivatal közli.',
    },
    screening: {
      text: 'Az általunk megkérdezett forrás szerint most nem kínálhatunk neked játékot. Az ügyfélszolgálat megmondja, kihez fordulhatsz.',
    },
    self: {
      name: 'Kizártad magad a játékból',
    },
    break: {
      text: 'Régóta játszol, ezért kötelező szünet következik. Minden eszközön érvényes, és magától véget ér.',
    },
  },
  can: 'Amit továbbra is megtehetsz',
  canText:
    'Bejelentkezhetsz, megnézheted fiókodat és eredményeidet, kiveheted pénzedet, megszüntetheted a számládat, és ingyen játszhatsz.',
  selfText: 'Válaszd ki, mennyi időre. Azonnal és minden márkánkra érvényes.',
  foreverNote: 'Legkorábban {months} hónap után kérheted a megszüntetését az ügyfélszolgálattól.',
  means2: 'Az egyenleged a tiéd marad, és kiveheted.',
  selfNotChosen: 'Válassz időtartamot, és erősítsd meg, hogy tudomásul vetted.',
  registerClear: 'Utoljára ellenőrizve: {moment}. Nem szerepelsz benne.',
  registerExcluded: 'Utoljára ellenőrizve: {moment}. Szerepelsz benne.',
  applyText:
    'Kérheted felvételedet a nyilvántartásba. Ezután egyik üzemeltető sem enged játszani. Nálunk a kizárás azonnal kezdődik, a kérelmet továbbítjuk.',
  application: {
    rejected: 'A nyilvántartás nem fogadta el a kérelmet. Fordulj a hivatalhoz vagy ügyfélszolgálatunkhoz.',
  },
  guideTitle: 'Hogyan kerülhetsz a nyilvántartásba',
  guideCZE1: 'Válassz időtartamot ezen az oldalon, és nyomd meg a Kérelem küldése gombot.',
  guideCZE2: 'Vagy küldd el a kérelmet a cseh Pénzügyminisztériumnak adatfiókból, illetve elektronikus aláírással.',
  guideSVK1: 'Szlovákiában nem adhatjuk be helyetted a kérelmet, mindenki maga adja be.',
  guideSVK2:
    'Küldd el a kérelmet a Szerencsejáték-szabályozási Hivatalnak (ÚRHH), hitelesített vagy minősített elektronikus aláírással.',
  guideSVK4: 'Nálunk azonnal kizárhatod magad ezen az oldalon.',
  playMinutes: '{minutes} perce játszol szünet nélkül.',
  playNone: 'Most nem játszol.',
  playDue: 'Ha tovább játszol, ekkor kezdődik: {moment}.',
  helpTitle: 'Segítségre van szükséged?',
  helpText: 'Tanácsokat és elérhetőségeket a Felelős játék oldalon találsz.',
}
