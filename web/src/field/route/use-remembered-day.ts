import { useRemembered } from '../../session/use-remembered.ts';

/** Numbers that this browser remembers for one day; the next begins with none. */
export function useRememberedDay(name: string, day: string): [number[], (numbers: number[]) => void] {
  const [kept, setKept] = useRemembered<{ day: string; numbers: number[] }>(name, { day, numbers: [] });
  return [kept.day === day ? kept.numbers : [], (numbers) => setKept({ day, numbers })];
}
