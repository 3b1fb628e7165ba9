import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'

type Message = { readonly title: string; readonly body: string }
type Words = {
  readonly offered: (rounds: string, stake: string, until: string) => Message
  readonly ending: (left: string, until: string) => Message
}

/** What is written into the inbox about free rounds: figures and days, nothing that hurries. */
export const inboxWords: Readonly<Record<Static<typeof Language>, Words>> = {
  cs: {
    offered: (rounds, stake, until) => ({
      title: `Volná kola: ${rounds} po ${stake}`,
      body: `Vyberte si hru a přečtěte podmínky. Dohrát je lze do ${until}.`,
    }),
    ending: (left, until) => ({ title: `Zbývají volná kola: ${left}`, body: `Dohrát je lze do ${until}.` }),
  },
  sk: {
    offered: (rounds, stake, until) => ({
      title: `Voľné kolá: ${rounds} po ${stake}`,
      body: `Vyberte si hru a prečítajte podmienky. Dohrať ich možno do ${until}.`,
    }),
    ending: (left, until) => ({ title: `Zostávajú voľné kolá: ${left}`, body: `Dohrať ich možno do ${until}.` }),
  },
  en: {
    offered: (rounds, stake, until) => ({
      title: `Free rounds: ${rounds} at ${stake}`,
      body: `Choose a game and read the terms. They can be played until ${until}.`,
    }),
    ending: (left, until) => ({ title: `Free rounds left: ${left}`, body: `They can be played until ${until}.` }),
  },
  hu: {
    offered: (rounds, stake, until) => ({
      title: `Ingyenes körök: ${rounds}, körönként ${stake}`,
      body: `Válasszon játékot, és olvassa el a feltételeket. Eddig játszhatók le: ${until}.`,
    }),
    ending: (left, until) => ({ title: `Hátralévő ingyenes körök: ${left}`, body: `Eddig játszhatók le: ${until}.` }),
  },
  ru: {
    offered: (rounds, stake, until) => ({
      title: `Бесплатные раунды: ${rounds} по ${stake}`,
      body: `Выберите игру и прочитайте условия. Сыграть можно до ${until}.`,
    }),
    ending: (left, until) => ({ title: `Осталось бесплатных раундов: ${left}`, body: `Сыграть можно до ${until}.` }),
  },
  vi: {
    offered: (rounds, stake, until) => ({
      title: `Vòng miễn phí: ${rounds} vòng, mỗi vòng ${stake}`,
      body: `Hãy chọn trò chơi và đọc điều kiện. Có thể chơi đến ${until}.`,
    }),
    ending: (left, until) => ({ title: `Vòng miễn phí còn lại: ${left}`, body: `Có thể chơi đến ${until}.` }),
  },
}
