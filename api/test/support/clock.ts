/** A script after which the clock of its process, thread or page shows this moment, and goes on from there. */
export const clockAt = (moment: string) => `{
  const Real = Date;
  const now = () => Real.now() + ${Date.parse(moment) - Date.now()};
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}`;
