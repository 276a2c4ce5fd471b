"""Computes the months of all permits anew from what a database holds, without a line of the product.

Reads one JSON object a line, a district each: its tables by name, with rows as PostgreSQL writes them, `today`, and the year of the district.
Writes one JSON object a line: how many months were computed, and those that differ from `permit_months`. Volumes are whole gallons.
"""

import json
import sys
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

CUBIC_INCHES = {"gal": 231, "cu ft": 12**3, "acre-ft": 43_560 * 12**3}
ALL = 999
VOLUME_AMENDMENT, APPROVED = 15, 2


def day(text):
    return None if text is None else date.fromisoformat(text)


def month_of(any_day):
    return any_day.year * 12 + any_day.month - 1


def first_day(month):
    return date(month // 12, month % 12 + 1, 1)


def days_in(month):
    return (first_day(month + 1) - first_day(month)).days


def last_by(rows, when, limit):
    """Of rows with a moment each, the last one that is not after the limit."""
    held = [row for row in rows if when(row) <= limit]
    return max(held, key=when) if held else None


class District:
    def __init__(self, told):
        self.told = told
        self.begins, self.named_for = told["year_begins"], told["year_named_for"]
        self.status_allows = {row["permit_status_ndx"]: row["allows_pumping"] for row in told["permit_statuses"]}
        self.permits = {row["permit_ndx"]: row for row in told["permits"] if not row["removed"]}

    # The year of the district.

    def year_of(self, month):
        year, number = month // 12, month % 12 + 1
        if self.begins == 1:
            return year
        after = number >= self.begins
        return year + (1 if after else 0) if self.named_for == "END" else year - (0 if after else 1)

    def first_month_of(self, year):
        earlier = self.begins > 1 and self.named_for == "END"
        return (year - (1 if earlier else 0)) * 12 + self.begins - 1

    def days_of_year(self, month):
        year = self.year_of(month)
        return (first_day(self.first_month_of(year + 1)) - first_day(self.first_month_of(year))).days

    # What a permit is, and what it allows.

    def facts(self, permit, month):
        rows = [row for row in self.told["permit_facts"] if row["permit_ndx"] == permit]
        return last_by(rows, lambda row: month_of(day(row["holds_from"])), month)

    def year_volume(self, permit, facts, month):
        return self.by_land(permit, facts["permit_type_ndx"], month, self.authorized(permit, facts, month))

    def authorized(self, permit, facts, month):
        to_come = 0
        for row in self.told["permit_amendments"]:
            if row["permit_ndx"] != permit or row["removed"]:
                continue
            if (row["pamend_type_ndx"], row["pamend_status_ndx"]) != (VOLUME_AMENDMENT, APPROVED):
                continue
            effective = day(row["effective_date"])
            # From the first day of a month at once, from any other with the next month.
            if month_of(effective) + (effective.day > 1) > month:
                to_come += row["proposed_volume_change"]
        return max(0, facts["authorized_volume_gal"] - to_come)

    def by_land(self, permit, permit_type, month, otherwise):
        year = self.year_of(month)
        from_year = lambda row: row["from_year"]
        own = [row for row in self.told["permit_land"] if row["permit_ndx"] == permit]
        of_type = [row for row in self.told["land_allowances"] if row["permit_type_ndx"] == permit_type]
        land, rule = last_by(own, from_year, year), last_by(of_type, from_year, year)
        if not land or not rule or rule["allowance_gal_per_acre"] is None:
            return otherwise
        acres = Decimal(str(land["acres"]))
        if rule["most_acres"] is not None:
            acres = min(acres, Decimal(str(rule["most_acres"])))
        exact = acres * Decimal(str(rule["allowance_gal_per_acre"]))
        return int(exact.quantize(Decimal(1), rounding=ROUND_HALF_UP))

    @staticmethod
    def spread(volume, shares):
        """Twelve months that total the year: whole gallons first, the rest to the largest remainders, earlier months first."""
        if sum(shares) != 100_000:
            return None
        whole = [volume * share // 100_000 for share in shares]
        order = sorted(range(12), key=lambda place: (-(volume * shares[place] % 100_000), place))
        for place in order[: volume - sum(whole)]:
            whole[place] += 1
        return whole

    # Drought.

    def area(self, facts, month):
        rows = [row for row in self.told["drought_area_groups"] if row["aquifer_group_ndx"] == facts["aquifer_group_ndx"]]
        placed = last_by(rows, lambda row: month_of(day(row["holds_from"])), month)
        return placed["drought_area_ndx"] if placed else 1

    def stage(self, area, month):
        """The stage entered for the month, or the last one before as long as stages have gone on ever since."""
        entered = {
            row["d_year"] * 12 + row["d_month"] - 1: row["drought_stage_ndx"]
            for row in self.told["drought_stage_history"]
            if row["drought_area_ndx"] == area
        }
        if not entered:
            return None
        asked = month
        while asked >= min(entered):
            if entered.get(asked, ALL) != ALL:
                return entered[asked]
            rule = last_by(self.told["stage_rules"], lambda row: day(row["holds_from"]), first_day(asked))
            if not rule or not rule["stages_go_on"]:
                return None
            asked -= 1
        return None

    def stage_on(self, area, one_day):
        changes = [row for row in self.told["drought_stage_changes"] if row["drought_area_ndx"] == area]
        last = last_by(changes, lambda row: day(row["from_day"]), one_day)
        return last["drought_stage_ndx"] if last else None

    def type_reduction(self, permit_type, month):
        rows = [row for row in self.told["permit_type_reductions"] if row["permit_type_ndx"] == permit_type]
        return last_by(rows, lambda row: month_of(day(row["holds_from"])), month)

    def taken_by(self, stage, facts, area, month):
        """The fraction that a stage takes: what was decided for the use, or else the type, or else the area, or else the type's factor."""
        if stage is None:
            return Fraction(0)
        asked = {
            "primary_use_ndx": facts["primary_use_ndx"],
            "permit_type_ndx": facts["permit_type_ndx"],
            "drought_area_ndx": area,
        }
        by_scope = {}
        for row in self.told["drought_reductions"]:
            if row["drought_stage_ndx"] != stage or month_of(day(row["holds_from"])) > month:
                continue
            if any(row[name] not in (ALL, value) for name, value in asked.items()):
                continue
            scope = tuple(row[name] != ALL for name in asked)
            if scope not in by_scope or day(by_scope[scope]["holds_from"]) < day(row["holds_from"]):
                by_scope[scope] = row
        for scope in sorted(by_scope, reverse=True):
            if by_scope[scope]["reduction"] is not None:
                return Fraction(str(by_scope[scope]["reduction"]))
        of_type = self.type_reduction(facts["permit_type_ndx"], month)
        names = {2: "d1", 3: "d2", 4: "d3", 5: "d4"}
        if not of_type or stage not in names:
            return Fraction(0)
        return Fraction(str(of_type[f"{names[stage]}_pump_reduction"]))

    def reduced(self, permitted, volume, facts, month):
        area = self.area(facts, month)
        of_type = self.type_reduction(facts["permit_type_ndx"], month)
        small = of_type is not None and 0 < of_type["exempt_up_to_gal"] and volume <= of_type["exempt_up_to_gal"]
        changes = [row for row in self.told["drought_stage_changes"] if row["drought_area_ndx"] == area]
        if changes and month >= min(month_of(day(row["from_day"])) for row in changes):
            days = [first_day(month) + timedelta(place) for place in range(days_in(month))]
            taken = sum(self.taken_by(self.stage_on(area, one), facts, area, month) for one in days)
            lost = Fraction(0) if small else volume * taken / self.days_of_year(month)
            return max(0, permitted - -(-lost.numerator // lost.denominator))
        taken = Fraction(0) if small else self.taken_by(self.stage(area, month), facts, area, month)
        return int(permitted * (1 - taken) // 1)

    # Water.

    def water_by_permit(self):
        by_permit = {}
        for well, month, gallons in [*self.metered(), *self.reported()]:
            permit = self.counting(well, month)
            if permit is not None:
                by_permit[permit, month] = by_permit.get((permit, month), 0) + gallons
        return by_permit

    def reported(self):
        for row in self.told["well_production"]:
            if row["production_gallons"] is not None:
                yield row["well_ndx"], row["c_year"] * 12 + row["c_month"] - 1, row["production_gallons"]

    def metered(self):
        for meter in self.told["meters"]:
            own = [row for row in self.told["meter_readings"] if row["meter_ndx"] == meter["meter_ndx"]]
            stood = self.water_at(meter, meter["start_reading"], month_of(day(meter["joined_date"])))
            for row in sorted(own, key=lambda row: (row["c_year"], row["c_month"])):
                month = row["c_year"] * 12 + row["c_month"] - 1
                read, adjustment = row["meter_reading"], row["adjustment"]
                if read is None and adjustment == 0:
                    continue
                stands = stood if read is None else self.water_at(meter, read, month)
                gallons = half_away(stands - stood) + adjustment
                stood = stands
                yield from self.over_wells(meter, month, gallons)

    def water_at(self, meter, reading, month):
        """What a register stands for, in gallons; the fractions are kept."""
        dials = [row for row in self.told["meter_dials"] if row["meter_ndx"] == meter["meter_ndx"]]
        began = lambda row: -1 if row["holds_from"] is None else month_of(day(row["holds_from"]))
        dial = last_by(dials, began, month) or {"unit": "gal", "multiplier": 1}
        return Fraction(str(reading)) * Fraction(str(dial["multiplier"])) * Fraction(CUBIC_INCHES[dial["unit"]], 231)

    def over_wells(self, meter, month, gallons):
        linked = sorted(
            {
                row["well_ndx"]
                for row in self.told["meter_wells"]
                if row["meter_ndx"] == meter["meter_ndx"] and holds_in(row["start_date"], row["end_date"], month)
            }
        )
        wells = linked if linked and meter["shares_over_wells"] else [meter["setup_well_ndx"]]
        each, left = divmod(gallons, len(wells))
        for place, well in enumerate(wells):
            yield well, month, each + (place < left)

    def counting(self, well, month):
        """The first linked of the permits in force; where none is, the first linked."""
        links = [
            (row["start_date"], row["permit_ndx"])
            for row in self.told["permit_wells"]
            if row["well_ndx"] == well
            and row["permit_ndx"] in self.permits
            and holds_in(row["start_date"], row["end_date"], month)
        ]
        in_force = [link for link in links if self.is_in_force(link[1], month)]
        return min(in_force or links)[1] if links else None

    def is_in_force(self, permit, month):
        row = self.permits[permit]
        return holds_in(row["start_date"], row["ended_date"], month)

    # All of it.

    def months(self):
        water = self.water_by_permit()
        through = self.first_month_of(self.year_of(month_of(day(self.told["today"]))) + 2) - 1
        for permit, row in self.permits.items():
            begins = [day(row["start_date"])]
            begins += [day(link["start_date"]) for link in self.told["permit_wells"] if link["permit_ndx"] == permit]
            for month in range(month_of(min(begins)), through + 1):
                facts = self.facts(permit, month)
                volume = self.year_volume(permit, facts, month)
                spread = self.spread(volume, facts["shares"])
                allows = self.is_in_force(permit, month) and self.status_allows[facts["permit_status_ndx"]]
                permitted = 0 if not allows else None if spread is None else spread[month % 12]
                reduced = None if permitted is None else self.reduced(permitted, volume, facts, month)
                yield (permit, month), (permitted, reduced, water.get((permit, month), 0))


def holds_in(start, end, month):
    return day(start) < first_day(month + 1) and (end is None or day(end) >= first_day(month))


def half_away(exact):
    size = (2 * abs(exact.numerator) + exact.denominator) // (2 * exact.denominator)
    return size if exact >= 0 else -size


def compare(told):
    kept = {
        (row["permit_ndx"], row["c_year"] * 12 + row["c_month"] - 1): (
            row["permitted_gal"],
            row["reduced_gal"],
            row["metered_gal"],
        )
        for row in told["permit_months"]
    }
    computed = dict(District(told).months())
    different = [
        {"permit": permit, "month": str(first_day(month)), "kept": kept.get((permit, month)), "computed": computed.get((permit, month))}
        for permit, month in sorted(kept.keys() | computed.keys())
        if kept.get((permit, month)) != computed.get((permit, month))
    ]
    return {"months": len(computed), "permits": len({permit for permit, _ in computed}), "different": different}


for line in sys.stdin:
    # Decimals as they are written: binary fractions would round them.
    print(json.dumps(compare(json.loads(line, parse_float=Decimal))), flush=True)
