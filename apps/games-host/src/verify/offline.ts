import '../styles/base.css'
import '../styles/verify.css'
import { fillCompiled } from '#text'
import type { OfflineData, VerifyPageData } from '../../server/page-data.ts'
import type { TextKey } from '../../texts/index.ts'
import { symbolName } from '../../texts/symbol-names.ts'
import { byId } from '../play/page.ts'
import { showPasted } from './show-pasted.ts'

const given = JSON.parse(byId('page-data').textContent) as OfflineData
const field = byId<HTMLTextAreaElement>('proof')
const files = byId<HTMLInputElement>('files')
const languages = byId<HTMLSelectElement>('language')
const place = byId('verdict')
const drop = byId('drop')
let data = dataIn(given.language)
/** The last checked proofs: rendered again after a change of the language. */
let checked: readonly string[] = []

/** All texts of the verdict in one language: the file contains every language. */
function dataIn(language: OfflineData['language']): VerifyPageData {
  const isCzech = language === 'cs' || language === 'sk'
  return {
    language,
    ...given.texts[language],
    games: Object.fromEntries(
      Object.entries(given.games).map(([key, { cs, en, symbols }]) => {
        const names = symbols.map((id) => [id, symbolName(key, id, language) ?? id])
        return [key, { title: isCzech ? cs : en, symbols: [], symbolNames: Object.fromEntries(names) }]
      }),
    ),
  }
}

function speak(language: OfflineData['language']): void {
  data = dataIn(language)
  document.documentElement.lang = language
  const say = (key: TextKey): string => fillCompiled(data.texts[key], {}, language)
  document.title = say('verifyTitle')
  for (const part of document.querySelectorAll<HTMLElement>('[data-say]'))
    part.textContent = say(part.dataset['say'] as TextKey)
  if (checked.length > 0) void check(checked)
}

async function check(proofs: readonly string[]): Promise<void> {
  checked = proofs
  place.replaceChildren(...(await showPasted(data, proofs)))
}

async function checkFiles(list: FileList | null | undefined): Promise<void> {
  const proofs = await Promise.all([...(list ?? [])].map((file) => file.text()))
  const [only] = proofs
  if (only === undefined) return
  field.value = proofs.length === 1 ? only : ''
  await check(proofs)
}

languages.addEventListener('change', () => {
  if (languages.value in given.texts) speak(languages.value as OfflineData['language'])
})
byId('by-proof').addEventListener('submit', (event) => {
  event.preventDefault()
  void check([field.value])
})
files.addEventListener('change', () => {
  void checkFiles(files.files).then(() => {
    files.value = ''
  })
})
for (const name of ['dragenter', 'dragover'])
  document.addEventListener(name, (event) => {
    event.preventDefault()
    drop.classList.add('over')
  })
document.addEventListener('dragleave', () => drop.classList.remove('over'))
document.addEventListener('drop', (event) => {
  event.preventDefault()
  drop.classList.remove('over')
  void checkFiles(event.dataTransfer?.files)
})
