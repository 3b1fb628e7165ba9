import cs from './errors/cs.json' with { type: 'json' }
import en from './errors/en.json' with { type: 'json' }
import hu from './errors/hu.json' with { type: 'json' }
import ru from './errors/ru.json' with { type: 'json' }
import sk from './errors/sk.json' with { type: 'json' }
import vi from './errors/vi.json' with { type: 'json' }

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { cs, sk, en, hu, ru, vi }

/**
 * What happened, in the words of one language, and what can be done now. A code without a text gives the default
 * sentence (player-site §8).
 */
export function textOfError(language: string, code: string): string {
  const ofLanguage: Readonly<Record<string, string>> = texts[language] ?? en
  return ofLanguage[code] ?? ofLanguage['default'] ?? 'There was an error'
}
