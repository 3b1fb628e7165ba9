import type { Language } from '#config/shapes.ts'
import { compileTexts } from '#games/kit/description/compile-texts.ts'
import { fillCompiled } from '#text'
import { texts } from '../texts/index.ts'
import { symbolName } from '../texts/symbol-names.ts'
import { dataBlock, escapeHtml, writeDocument, type Look } from './html.ts'
import type { VerifyPageData } from './page-data.ts'
import { verifyTexts } from './verify-texts.ts'
import type { BuiltFiles } from './read-build.ts'
import type { HostedGame } from './read-presentations.ts'

type VerifyPage = {
  readonly language: Language
  readonly files: BuiltFiles
  readonly look: Look
  readonly games: ReadonlyMap<string, HostedGame>
  readonly playerOrigin: string
  /** SHA-256 of the verifier's file in this language. */
  readonly verifierHash: string
}

/** The open verifier: needs no session, recomputes a round in the browser. */
export function writeVerifyPage({ language, files, look, games, playerOrigin, verifierHash }: VerifyPage): string {
  const t = texts[language]
  const say = escapeHtml
  const data: VerifyPageData = {
    language,
    ...verifyTexts(language),
    games: Object.fromEntries(
      [...games].map(([key, hosted]) => {
        const { name } = hosted.presentation
        const symbols = hosted.hasBets ? [] : hosted.presentation.symbols
        return [
          key,
          {
            title: language === 'cs' || language === 'sk' ? name.cs : name.en,
            symbols,
            symbolNames: Object.fromEntries(symbols.map(({ id }) => [id, symbolName(key, id, language) ?? id])),
          },
        ]
      }),
    ),
  }
  const body = `<main class="verify"><nav><a class="link" href="${say(playerOrigin)}/${language}">${say(t.toLobby)}</a></nav><h1>${say(t.verifyTitle)}</h1><p>${say(t.verifyIntro)}</p>
<form id="by-id"><label for="round-id">${say(t.roundId)}</label><div class="row"><input id="round-id" autocomplete="off" spellcheck="false"><button class="cta" type="submit">${say(t.loadRound)}</button></div></form>
<details id="paste"><summary>${say(t.pasteProof)}</summary><form id="by-proof"><label class="sr" for="proof">${say(t.pasteProof)}</label><textarea id="proof" rows="8" spellcheck="false"></textarea><button class="cta quiet" type="submit">${say(t.checkProof)}</button></form></details>
<section id="verdict" aria-live="polite"></section>
<aside><a class="link" href="/verifier.html?lang=${language}" download>${say(t.getVerifier)}</a><p>${say(t.getVerifierHint)}</p><small>${say(fillCompiled(compileTexts(t).fileHash, { hash: verifierHash }, language))}</small></aside></main>${dataBlock('page-data', data)}`
  return writeDocument({ language, title: t.verifyTitle, look, files: files.verify, bodyClass: 'plain', body })
}
