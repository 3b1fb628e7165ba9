import { createHash } from 'node:crypto'
import { languageNames } from '#config/language-names.ts'
import type { Language } from '#config/shapes.ts'
import { isBetDefinition } from '#games/engines.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { texts } from '../texts/index.ts'
import { dataBlock, escapeHtml, type Look } from './html.ts'
import type { OfflineData } from './page-data.ts'
import type { BuiltFiles } from './read-build.ts'
import type { HostedGame } from './read-presentations.ts'
import { verifyTexts } from './verify-texts.ts'

type VerifierFile = {
  readonly language: Language
  readonly files: BuiltFiles
  readonly look: Look
  readonly games: ReadonlyMap<string, HostedGame>
}

/**
 * The verifier as one file to download: it contains script, style and texts of every language, and its own policy lets
 * it load and send nothing. The language is the initial one.
 */
export function writeVerifierFile({ language, files, look, games }: VerifierFile): string {
  const t = texts[language]
  const data: OfflineData = {
    language,
    texts: {
      cs: verifyTexts('cs'),
      sk: verifyTexts('sk'),
      en: verifyTexts('en'),
      hu: verifyTexts('hu'),
      ru: verifyTexts('ru'),
      vi: verifyTexts('vi'),
    },
    games: Object.fromEntries(
      [...games].map(([key, { presentation }]) => [key, { ...presentation.name, symbols: symbolsOf(key) }]),
    ),
  }
  const say = (key: keyof typeof t): string => `data-say="${key}">${escapeHtml(t[key])}`
  // A script must not contain its end tag or the start of an HTML comment.
  const script = files.verifier.script.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`)
  const style = `${look.themeCss.replaceAll(/\/\*[\s\S]*?\*\//g, '')}${files.verifier.style}`
  const policy = `default-src 'none'; script-src '${hashOf(script)}'; style-src '${hashOf(style)}'; base-uri 'none'; form-action 'none'`
  const languages = Object.entries(languageNames).map(
    ([one, name]) =>
      `<option value="${one}" lang="${one}"${one === language ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  )
  return `<!doctype html>
<html lang="${language}" data-brand="${look.target}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escapeHtml(t.verifyTitle)}</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>
<body class="plain"><main class="verify"><div class="row"><label for="language" ${say('languageTitle')}</label><select id="language">${languages.join('')}</select></div>
<h1 ${say('verifyTitle')}</h1><p ${say('offlineIntro')}</p>
<form id="by-proof"><label for="proof" ${say('proofsHere')}</label><textarea id="proof" rows="10" spellcheck="false"></textarea>
<div class="row"><button class="cta" type="submit" ${say('checkProof')}</button></div></form>
<div id="drop"><label for="files" ${say('chooseFiles')}</label><input type="file" id="files" accept="application/json,.json,.txt" multiple><small ${say('dropFiles')}</small></div>
<section id="verdict" aria-live="polite"></section></main>${dataBlock('page-data', data)}<script type="module">${script}</script></body></html>
`
}

/** SHA-256 of a file's bytes, 64 hex digits: published beside it. */
export function hashOfFile(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function symbolsOf(key: string): string[] {
  const definition = loadDefinition(key)?.definition
  return definition && !isBetDefinition(definition) ? definition.symbols.map(({ id }) => id) : []
}
