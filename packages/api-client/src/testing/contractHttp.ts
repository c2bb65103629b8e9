/** Handlers of Mock Service Worker that the contract types: paths, parameters, bodies and answers. */
import {
  type DefaultBodyType,
  http as handlers,
  type HttpHandler,
  HttpResponse,
  type HttpResponseInit,
  type HttpResponseResolver,
  type RequestHandlerOptions,
} from 'msw';
import { API_BASE } from '../contract/base.ts';
import { OPERATIONS } from '../contract/generated/operations.ts';
import type { paths } from '../contract/generated/types.ts';

type Method = 'delete' | 'get' | 'patch' | 'post' | 'put';

/** The paths that have a method. */
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, unknown> ? Path : never;
}[keyof paths];

/** An operation as the generated types describe it. */
type Operation<Path extends keyof paths, M extends Method> = M extends keyof paths[Path] ? paths[Path][M] : never;

/** A value as it is written in an address. */
type InAddress<Value> = Value extends readonly (infer Item)[] ? InAddress<Item> : Value extends string ? Value : string;
type AllInAddress<Parameters> = { [Name in keyof Parameters]: InAddress<NonNullable<Parameters[Name]>> };

type PathParametersOf<Described> = Described extends { parameters: { path: infer Parameters } }
  ? AllInAddress<Parameters>
  : never;
type QueryOf<Described> = Described extends { parameters: { query?: infer Parameters } }
  ? NonNullable<Parameters>
  : never;

type JsonOf<Content> = Content extends { 'application/json': infer Body } ? Body : never;
type RequestBodyOf<Described> = Described extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: infer Content }
    ? JsonOf<Content>
    : never
  : never;

type ResponsesOf<Described> = Described extends { responses: infer Responses } ? Responses : never;
type AnswerBody<Response> = Response extends { content: infer Content } ? JsonOf<Content> : never;

/** A body as Mock Service Worker types it. */
type Body<Content> = Content extends DefaultBodyType ? Content : never;

/** What a query asks for: null where the contract lets a parameter be absent. */
interface Query<Parameters> {
  readonly get: <Name extends keyof Parameters & string>(
    name: Name,
  ) => InAddress<NonNullable<Parameters[Name]>> | (undefined extends Parameters[Name] ? null : never);
}

/** The answers that an operation may give. */
interface Answers<Responses> {
  /** The answer of a status, in JSON. */
  <Status extends keyof Responses & number>(
    status: Status,
  ): {
    readonly json: (
      body: AnswerBody<Responses[Status]>,
      init?: Omit<HttpResponseInit, 'status'>,
    ) => HttpResponse<Body<AnswerBody<Responses[Status]>>>;
  };
  /** An answer that the contract does not describe: a file, a picture, or a server that is broken. */
  readonly untyped: <Responded extends Response>(response: Responded) => Responded & HttpResponse<never>;
}

type Resolver<Described> = HttpResponseResolver<
  PathParametersOf<Described>,
  Body<RequestBodyOf<Described>>,
  Body<AnswerBody<ResponsesOf<Described>[keyof ResponsesOf<Described>]>>
>;

/** What a handler knows of a call. */
type Call<Described> = Parameters<Resolver<Described>>[0] & {
  readonly query: Query<QueryOf<Described>>;
  readonly response: Answers<ResponsesOf<Described>>;
};

type Answer<Described> = (call: Call<Described>) => ReturnType<Resolver<Described>>;

type HandlerOf<M extends Method> = <Path extends PathOf<M>>(
  path: Path,
  answer: Answer<Operation<Path, M>>,
  options?: RequestHandlerOptions,
) => HttpHandler;

const answers = Object.assign(
  (status: number) => ({
    json: (body: DefaultBodyType, init?: HttpResponseInit) => HttpResponse.json(body, { ...init, status }),
  }),
  { untyped: (response: Response) => response },
);

/** What Mock Service Worker knows of a call, with what the contract adds. Which operation it is, only the types know. */
function withContract<Described>(call: Parameters<Resolver<Described>>[0]): Call<Described>;
function withContract(call: { readonly request: Request }): object {
  return { ...call, query: new URL(call.request.url).searchParams, response: answers };
}

/** The paths of the contract that have no parameter. */
const FIXED_PATHS = new Set<string>(
  Object.values(OPERATIONS)
    .map(({ path }) => path)
    .filter((path) => !path.includes('{')),
);

/** Whether a call is for a path of its own, which is no value of the parameter of another: `/devices/usage` is no device. */
const isForFixedPath = (request: Request) => FIXED_PATHS.has(new URL(request.url).pathname.slice(API_BASE.length));

function handlerOf<M extends Method>(method: M): HandlerOf<M> {
  return <Path extends PathOf<M>>(
    path: Path,
    answer: Answer<Operation<Path, M>>,
    options: RequestHandlerOptions = {},
  ): HttpHandler => {
    const resolver: Resolver<Operation<Path, M>> = (call) =>
      path.includes('{') && isForFixedPath(call.request) ? undefined : answer(withContract<Operation<Path, M>>(call));
    return handlers[method](`${API_BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver, options);
  };
}

/**
 * Handlers typed by the contract: a story cannot show an answer that the server could not give. They are at the base
 * of the contract; what lies beside it is answered by `handlerFor`.
 */
export const http = {
  delete: handlerOf('delete'),
  get: handlerOf('get'),
  patch: handlerOf('patch'),
  post: handlerOf('post'),
  put: handlerOf('put'),
};
