/**
 * Mock Service Worker handlers typed by the contract: paths, parameters, bodies and answers. They use model names; the
 * wire uses those of the contract.
 */
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
import type { operations, paths } from '../contract/generated/types.ts';
import { toModel } from '../contract/translation.ts';
import { askedName, wireAnswer } from '../wire/index.ts';

type Method = 'delete' | 'get' | 'patch' | 'post' | 'put';

/** The paths that support a method. */
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

/** The parameters of a query: null where the contract lets one be absent. */
interface Query<Parameters> {
  readonly get: <Name extends keyof Parameters & string>(
    name: Name,
  ) => InAddress<NonNullable<Parameters[Name]>> | (undefined extends Parameters[Name] ? null : never);
}

/** The possible answers of an operation. */
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
  /** An answer that the contract does not describe: a file, a picture, or a broken server. */
  readonly untyped: <Responded extends Response>(response: Responded) => Responded & HttpResponse<never>;
}

type Resolver<Described> = HttpResponseResolver<
  PathParametersOf<Described>,
  Body<RequestBodyOf<Described>>,
  Body<AnswerBody<ResponsesOf<Described>[keyof ResponsesOf<Described>]>>
>;

/** What a handler knows about a call. */
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

type OperationId = keyof operations;

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

/** The operation of a path and a method. */
function operationAt(path: string, method: Method): OperationId {
  const id = Object.keys(OPERATIONS)
    .filter(isOperationId)
    .find((each) => OPERATIONS[each].path === path && OPERATIONS[each].method === method);
  if (id === undefined) throw new Error(`The contract has no ${method} ${path}.`);
  return id;
}

const answersOf = (id: OperationId) =>
  Object.assign(
    (status: number) => ({
      json: (body: unknown, init?: HttpResponseInit) => Response.json(wireAnswer(id, body), { ...init, status }),
    }),
    { untyped: (response: Response) => response },
  );

/** Makes the body of a request readable in model names. */
function inModel(request: Request): Request {
  const [read, copy] = [request.json.bind(request), request.clone.bind(request)];
  return Object.assign(request, { json: async () => toModel(await read()), clone: () => inModel(copy()) });
}

/** What Mock Service Worker knows about a call, plus what the contract adds. Only the types know the operation. */
function withContract<Described>(call: Parameters<Resolver<Described>>[0], id: OperationId): Call<Described>;
function withContract(call: { readonly request: Request }, id: OperationId): object {
  const parameters = new URL(call.request.url).searchParams;
  return {
    ...call,
    // A copy: the next handler may read the body as well.
    request: inModel(call.request.clone()),
    query: { get: (name: string) => parameters.get(askedName(id, name)) },
    response: answersOf(id),
  };
}

/** The paths of the contract that have no parameter. */
const FIXED_PATHS = new Set<string>(
  Object.values(OPERATIONS)
    .map(({ path }) => path)
    .filter((path) => !path.includes('{')),
);

/** Whether a call is for a fixed path, which is not a parameter value of another: `/devices/usage` is not a device. */
const isForFixedPath = (request: Request) => FIXED_PATHS.has(new URL(request.url).pathname.slice(API_BASE.length));

function handlerOf<M extends Method>(method: M): HandlerOf<M> {
  return <Path extends PathOf<M>>(
    path: Path,
    answer: Answer<Operation<Path, M>>,
    options: RequestHandlerOptions = {},
  ): HttpHandler => {
    const id = operationAt(path, method);
    const resolver: Resolver<Operation<Path, M>> = (call) =>
      path.includes('{') && isForFixedPath(call.request)
        ? undefined
        : answer(withContract<Operation<Path, M>>(call, id));
    return handlers[method](`${API_BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver, options);
  };
}

/**
 * Handlers typed by the contract: a story cannot show an answer that the server could not give. They are at the base of
 * the contract; calls outside it are answered by `handlerFor`.
 */
export const http = {
  delete: handlerOf('delete'),
  get: handlerOf('get'),
  patch: handlerOf('patch'),
  post: handlerOf('post'),
  put: handlerOf('put'),
};
