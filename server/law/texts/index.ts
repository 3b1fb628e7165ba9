import cs from './cs.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import sk from './sk.json' with { type: 'json' }
import vi from './vi.json' with { type: 'json' }

/**
 * Text of a rule's refusal, with what the person can do now (config/texts/fill-text.ts: the content of <known> is left
 * out where a value in it is not known). `from` is added when it becomes allowed by time alone.
 */
export const lawTexts = { cs, sk, en, hu, ru, vi } as const

export type LawLanguage = keyof typeof lawTexts
