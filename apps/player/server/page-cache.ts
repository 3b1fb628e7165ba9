import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered page in the three encodings that a browser may accept. */
export type Page = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly plain: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  readonly etag: string
}

const BROTLI_QUALITY = 5

/** Compresses a page once for all its readers; files are left unchanged. */
export async function packPage(
  status: number,
  headers: Record<string, string>,
  content: string | Buffer,
): Promise<Page> {
  const plain = typeof content === 'string' ? Buffer.from(content) : content
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    promisify(gzip)(plain),
  ])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, headers, plain, brotli, gzip: zipped, etag }
}

export type PageCacheOptions = {
  readonly freshMs: number
  readonly maxPages: number
  /** Monotonic clock in milliseconds. */
  readonly now: () => number
}

/**
 * Caches anonymous pages for a few seconds. Concurrent requests for a page that is not cached share one rendering.
 * Bounded: the least recently requested page is evicted first. Only complete successful responses without a cookie are
 * cached.
 */
export function createPageCache({ freshMs, maxPages, now }: PageCacheOptions) {
  const pages = new Map<string, { readonly page: Page; readonly until: number }>()
  const underWay = new Map<string, Promise<Page>>()
  return {
    size: () => pages.size,
    async read(key: string, render: () => Promise<Page>): Promise<Page> {
      const known = pages.get(key)
      if (known && known.until > now()) {
        pages.delete(key)
        pages.set(key, known)
        return known.page
      }
      const started = underWay.get(key)
      if (started) return started
      const rendering = render()
        .then((page) => {
          pages.delete(key)
          if (page.status === 200 && page.headers['set-cookie'] === undefined)
            pages.set(key, { page, until: now() + freshMs })
          const [oldest] = pages.keys()
          if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
          return page
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, rendering)
      return rendering
    },
  }
}
