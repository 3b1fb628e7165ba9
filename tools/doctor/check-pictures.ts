import { readPicturesAddress, readPicturesState } from '#pictures'
import { good, wrong, wrongVariable, type Finding } from './finding.ts'

const WAIT_MS = 5_000

/**
 * Whether the process that the environment names makes pictures. The worker's environment names none, and an API that
 * needs one does not start without it.
 */
export async function checkPictures(env: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  if (!env['PICTURES_ORIGIN']?.trim())
    return [good('PICTURES_ORIGIN is not set: there is no process of pictures to ask')]
  const problems: string[] = []
  const address = readPicturesAddress(env, (problem) => problems.push(problem))
  if (address === undefined)
    return problems.map((problem) =>
      wrongVariable(problem.match(/^PICTURES_[A-Z]+/) ?? [], problem, 'Each variable stands in .env.example.'),
    )
  const state = await readPicturesState(address, WAIT_MS)
  if (state === 'ready') return [good(`pictures are made at ${address.origin}`)]
  return [
    state === 'wrong-key'
      ? wrong(`${address.origin} does not know PICTURES_KEY`, 'Give pictures, API and player site the same key.')
      : wrong(
          `${address.origin} makes no pictures: it does not answer`,
          'Start the process pictures; without it uploads are refused.',
        ),
  ]
}
