import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

type Validator = ReturnType<FastifySchemaCompiler<unknown>>
type Serializer = ReturnType<FastifySerializerCompiler<unknown>>

/**
 * A validator that is compiled when it is first used: a process starts without compiling the schemas of hundreds of
 * calls of which it may serve a few. A test proves that each compiles (tests/conformance/compiled.test.ts).
 */
export function validatorWhenUsed(compile: () => Validator): Validator {
  let compiled: Validator | undefined
  const validate: Validator = (value) => {
    compiled ??= compile()
    const verdict = compiled(value)
    validate.errors = compiled.errors ?? null
    return verdict
  }
  return validate
}

/** A serializer that is compiled when it is first used, as validators are. */
export function serializerWhenUsed(compile: () => Serializer): Serializer {
  let compiled: Serializer | undefined
  return (value) => (compiled ??= compile())(value)
}
