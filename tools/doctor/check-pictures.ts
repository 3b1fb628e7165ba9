import { readPicturesAddress, readPicturesState } from '#pictures'
import { good, wrong, type Finding } from './finding.ts'

const WAIT_MS = 5_000

/** Whether pictures can be made: by the process that the environment names, or by the API itself. */
export async function checkPictures(env: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  const problems: string[] = []
  const address = readPicturesAddress(env, (problem) => problems.push(problem))
  if (problems.length > 0) return problems.map((problem) => wrong(problem, 'Each variable stands in .env.example.'))
  if (address === undefined) return [good('API and player site make pictures themselves')]
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
