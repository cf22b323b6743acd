-- #region trigger
CREATE OR REPLACE FUNCTION public.fill_location_proof_geometry()
RETURNS TRIGGER AS $$
BEGIN
  IF NEW.geometry IS NULL AND NEW.longitude IS NOT NULL AND NEW.latitude IS NOT NULL THEN
    NEW.geometry = ST_SetSRID(ST_MakePoint(NEW.longitude, NEW.latitude), 4326);
  END IF;
  RETURN NEW;
END;
$$ LANGUAGE plpgsql;

DROP TRIGGER IF EXISTS fill_geometry ON public.location_proofs;
CREATE TRIGGER fill_geometry
BEFORE INSERT OR UPDATE ON public.location_proofs
FOR EACH ROW EXECUTE PROCEDURE public.fill_location_proof_geometry();

-- The rows that are there already: an update runs the trigger.
UPDATE public.location_proofs SET geometry = NULL WHERE geometry IS NULL;
-- #endregion trigger
