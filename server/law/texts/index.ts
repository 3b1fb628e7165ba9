import cs from './cs.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import sk from './sk.json' with { type: 'json' }
import vi from './vi.json' with { type: 'json' }

/**
 * What a rule's refusal says, and what the person can do now (config/texts/fill-text.ts: what stands in <known> is left out
 * where a value that it names is not known). `from` is added when time alone will allow it.
 */
export const lawTexts = { cs, sk, en, hu, ru, vi } as const

export type LawLanguage = keyof typeof lawTexts
