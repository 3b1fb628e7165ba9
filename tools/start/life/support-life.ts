import { randomUUID } from 'node:crypto'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import * as own from '#contract/play-v1/support.ts'
import * as staff from '#contract/play-v1/staff-support.ts'
import type { Topic } from '#contract/states/ticket-states.ts'
import type { Random } from '#tools/people/random.ts'
import type { Person, World } from './player-life.ts'
import type { Desk } from './staff-life.ts'

type Language = 'cs' | 'sk'
const languageOf = ({ market }: World): Language => (market === 'CZE' ? 'cs' : 'sk')

/** Questions of the demonstration's people. */
const QUESTIONS: Readonly<Record<Language, readonly (readonly [Topic, string])[]>> = {
  cs: [
    ['payments', 'Dobrý den, výplata je od včera ve stejném kroku. Kdy peníze přijdou na účet?'],
    ['payments', 'Poslal jsem převod, ale zapomněl jsem na variabilní symbol. Co s tím?'],
    ['account', 'Změnilo se mi příjmení, jak to mám u vás opravit?'],
    ['limits', 'Chci si snížit limit sázek, platí to hned?'],
    ['games', 'V polovině kola mi vypadl internet. Dohrálo se to?'],
    ['security', 'Přišel mi e-mail o přihlášení, které neznám. Mám něco udělat?'],
    ['bonuses', 'Nevidím, kolik mi ještě zbývá protočit.'],
    ['terms', 'Kde najdu, jak dlouho uchováváte moje údaje?'],
  ],
  sk: [
    ['payments', 'Dobrý deň, výplata je od včera v rovnakom kroku. Kedy peniaze prídu na účet?'],
    ['payments', 'Poslal som prevod, ale zabudol som na variabilný symbol. Čo s tým?'],
    ['account', 'Zmenilo sa mi priezvisko, ako to mám u vás opraviť?'],
    ['limits', 'Chcem si znížiť limit stávok, platí to hneď?'],
    ['games', 'V polovici kola mi vypadol internet. Dohralo sa to?'],
    ['security', 'Prišiel mi e-mail o prihlásení, ktoré nepoznám. Mám niečo urobiť?'],
    ['bonuses', 'Nevidím, koľko mi ešte zostáva pretočiť.'],
    ['terms', 'Kde nájdem, ako dlho uchovávate moje údaje?'],
  ],
}
const THANKS: Readonly<Record<Language, string>> = { cs: 'Děkuji, už je to jasné.', sk: 'Ďakujem, už je to jasné.' }

type Texts = Readonly<Record<'cs' | 'sk' | 'en' | 'hu' | 'ru' | 'vi', string>>
/** Templates that a brand begins with. */
const TEMPLATES: readonly { readonly name: string; readonly topic: Topic | null; readonly texts: Texts }[] = [
  {
    name: 'Zjišťujeme',
    topic: null,
    texts: {
      cs: 'Dobrý den, dotaz č. {number} zjišťujeme u kolegů. Ozveme se, jakmile budeme vědět víc.',
      sk: 'Dobrý deň, otázku č. {number} zisťujeme u kolegov. Ozveme sa, hneď ako budeme vedieť viac.',
      en: 'Hello, we are asking colleagues about your question no. {number}. You will hear from us as soon as we know more.',
      hu: 'Jó napot kívánunk! A {number}. számú kérdés ügyében a kollégáinkat kérdezzük. Jelentkezünk, amint többet tudunk.',
      ru: 'Здравствуйте! По вопросу № {number} мы спрашиваем коллег. Напишем, как только узнаем больше.',
      vi: 'Xin chào, chúng tôi đang hỏi đồng nghiệp về câu hỏi số {number}. Chúng tôi sẽ báo ngay khi biết thêm.',
    },
  },
  {
    name: 'Výplata je na cestě',
    topic: 'payments',
    texts: {
      cs: 'Dobrý den, výplatu jsme odeslali a je u banky. Stav vidíte na stránce, kde jste o ni požádali.',
      sk: 'Dobrý deň, výplatu sme odoslali a je v banke. Stav vidíte na stránke, kde ste o ňu požiadali.',
      en: 'Hello, we have sent the payout and the bank has it. Its state is on the page where you asked for it.',
      hu: 'Jó napot kívánunk! A kifizetést elküldtük, a banknál van. Állapotát azon az oldalon látja, ahol kérte.',
      ru: 'Здравствуйте! Выплату мы отправили, она у банка. Её состояние видно на странице, где вы её запросили.',
      vi: 'Xin chào, chúng tôi đã gửi khoản rút và ngân hàng đang xử lý. Trạng thái có ở trang nơi bạn yêu cầu.',
    },
  },
]

/** Creates the templates, in the languages of the brand. */
export async function bringTemplates({ ask }: World, { administrator: token }: Desk): Promise<void> {
  const known = await ask(staff.listTemplates, { query: {}, token })
  if (!known.ok || known.data.templates.length > 0) return
  for (const { name, topic, texts } of TEMPLATES) {
    const spoken = Object.fromEntries(known.data.languages.map((language) => [language, texts[language]]))
    await ask(staff.saveTemplate, { body: { name, topic, texts: spoken }, token })
  }
}

/** Somebody writes to support at the end of a visit. */
export async function askSupport(world: World, random: Random, token: string): Promise<void> {
  const [topic, text] = random.pick(QUESTIONS[languageOf(world)] as readonly [readonly [Topic, string]])
  await world.ask(sendSupportTicket, { body: { topic, text, idempotencyKey: randomUUID() }, token })
}

/** Somebody reads an answer, and closes the ticket. */
export async function readAnswers(world: World, { random }: Person, token: string): Promise<void> {
  const { ask } = world
  const listed = await ask(own.listTickets, { query: {}, token })
  if (!listed.ok) return
  for (const { ticketId, state } of listed.data.rows) {
    if (state !== 'answered' || !random.chance(0.4)) continue
    if (random.chance(0.3))
      await ask(own.reply, { body: { ticketId, text: THANKS[languageOf(world)], idempotencyKey: randomUUID() }, token })
    else await ask(own.close, { body: { ticketId }, token })
  }
}

/** Staff answer most waiting tickets from templates, take some of them and leave some. */
export async function answerTickets({ ask }: World, { random, administrator: token }: Desk): Promise<void> {
  const [queue, known, owners] = [
    await ask(staff.listTickets, { query: { state: 'open', limit: 200 }, token }),
    await ask(staff.listTemplates, { query: {}, token }),
    await ask(staff.listOwners, { query: {}, token }),
  ]
  if (!queue.ok || !known.ok || !owners.ok) return
  for (const { ticketId, topic, language, number } of queue.data.rows) {
    const share = random.next()
    if (share < 0.2) continue
    const owner = owners.data.people[random.below(owners.data.people.length)]
    if (share < 0.4 && owner) {
      await ask(staff.setOwner, { body: { ticketId, ownerId: owner.userId, seenOwnerId: null }, token })
      continue
    }
    const opened = await ask(staff.getTicket, { query: { ticketId }, token })
    const fitting = known.data.templates.filter((one) => one.topic === null || one.topic === topic)
    const template = fitting[random.below(fitting.length)]
    const text = template?.texts[language]
    if (!opened.ok || !template || !text) continue
    const { lastMessageId } = opened.data
    const { templateId } = template
    const written = { text: text.replaceAll('{number}', String(number)), closes: random.chance(0.2) }
    const body = { ticketId, lastMessageId, templateId, ...written, idempotencyKey: randomUUID() }
    await ask(staff.answer, { body, token })
  }
}
