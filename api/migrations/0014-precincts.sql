-- The precincts that directors are elected from.

call make_lookup('precincts', 'precinct_ndx', 'precinct_label', array[
  'Precinct 1', 'Precinct 2', 'Precinct 3', 'Precinct 4', 'Precinct 5']);
