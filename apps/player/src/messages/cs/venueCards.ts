import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Karty provozoven',
  intro: 'S kartou a PIN se přihlásíte u terminálu, v provozovně i tady.',
  none: 'Žádnou kartu zatím přidanou nemáte.',
  ending: 'Karta končící na {digits}',
  active: 'Platí',
  locked: 'Zamčená',
  since: 'Přidaná {date}',
  remove: 'Odebrat kartu',
  removeAsk: 'Kde jste kartou přihlášeni, tam vás odhlásíme.',
  removeYes: 'Ano, odebrat',
  removeNo: 'Nechat',
  removed: 'Karta je odebraná.',
  askStaff: 'Kartu odemkne obsluha provozovny nebo naše podpora.',
  noPin: 'K přihlášení kartou potřebujete PIN.',
  setPin: 'Nastavit PIN',
  addTitle: 'Přidat kartu',
  number: 'Číslo karty',
  numberHint: 'Je vytištěné na kartě, 8 až 20 znaků.',
  add: 'Přidat kartu',
  added: 'Karta je přidaná.',
  tooMany: 'Příliš mnoho čísel karet bylo špatně. Počkejte, až zámek skončí.',
  gone: 'Tahle karta tu už není. Načtěte stránku znovu.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro: 'S kartou a PIN se přihlásíš u terminálu, v provozovně i tady.',
  none: 'Žádnou kartu zatím přidanou nemáš.',
  removeAsk: 'Kde tě karta přihlásila, tam tě odhlásíme.',
  noPin: 'K přihlášení kartou potřebuješ PIN.',
  tooMany: 'Příliš mnoho čísel karet bylo špatně. Počkej, až zámek skončí.',
  gone: 'Tahle karta tu už není. Načti stránku znovu.',
}
