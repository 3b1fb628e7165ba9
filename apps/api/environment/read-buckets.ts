import type { BucketAccess } from '#server/kernel/index.ts'
import type { Variables } from './read-variables.ts'

/** The bucket for files; undefined where a folder takes them. */
export function readFilesBucket(variables: Pick<Variables, 'read' | 'onProblem'>): BucketAccess | undefined {
  return readBucket(variables, 'FILES_BUCKET')
}

/** The bucket for closed months of the books; undefined where a folder has them. */
export function readArchiveBucket(variables: Pick<Variables, 'read' | 'onProblem'>): BucketAccess | undefined {
  const { read, onProblem } = variables
  const bucket = readBucket(variables, 'BOOKS_ARCHIVE_BUCKET')
  if (bucket && !read('BOOKS_ARCHIVE_FOLDER'))
    onProblem('BOOKS_ARCHIVE_FOLDER is missing: it has what was read from BOOKS_ARCHIVE_BUCKET_URL on this machine.')
  return bucket
}

function readBucket(
  { read, onProblem }: Pick<Variables, 'read' | 'onProblem'>,
  prefix: 'FILES_BUCKET' | 'BOOKS_ARCHIVE_BUCKET',
): BucketAccess | undefined {
  const url = read(`${prefix}_URL`)
  if (!url) return undefined
  if (!URL.canParse(url) || new URL(url).pathname.length < 2)
    onProblem(`${prefix}_URL is no address of a bucket such as https://storage.example.com/files.`)
  const names = [`${prefix}_REGION`, `${prefix}_KEY_ID`, `${prefix}_SECRET`]
  for (const name of names) if (!read(name)) onProblem(`${name} is missing: a bucket is named by ${prefix}_URL.`)
  const [region, keyId, secret] = names.map(read)
  return { url, region: region ?? '', keyId: keyId ?? '', secret: secret ?? '' }
}
